// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/series/standout.h"

#include <QString>

#include <functional>

namespace lodeline::ui {

QString decimalText(double number); // "1.5"

// A sentence of what stands out, in the language of the window: `context` is that of its translations,
// `nameText` words what an argument names.
QString standOutText(const char* context, const char* sentence, const StandOut& found,
                     const std::function<QString(const std::string&)>& nameText = {});

} // namespace lodeline::ui
