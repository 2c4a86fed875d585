// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

namespace lodeline::ui {

// The keys that a command of the window has now, by its name ("hint"), ready to be shown; empty where it has
// none.
using KeyText = std::function<QString(const QString& command)>;

} // namespace lodeline::ui
