// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

namespace lodeline::ui {

// A text that stays in sight, said anew in whatever language the windows speak. Empty where what it was about
// is gone.
using Words = std::function<QString()>;

} // namespace lodeline::ui
