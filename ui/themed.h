// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "resources/art/theme/theme.h"

class QWidget;

namespace lodeline::ui {

// A theme is handed down as a palette is: to all that is in a window, and to its dialogs.
void handTheme(QWidget& window, const art::Theme& theme);

// What the widget, or the nearest around it, was handed; valid until it is handed another. A widget that
// stands alone is light.
const art::Theme& themeOf(const QWidget& widget);

} // namespace lodeline::ui
