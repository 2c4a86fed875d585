// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/keys/keytext.h"

class QWidget;

namespace lodeline::ui {

// The keys of commands are handed down as a theme is: to all that is in a window, and to its dialogs.
void handKeys(QWidget& window, const KeyText& keys);

// Those that the widget, or the nearest around it, was handed, looked up whenever one is asked for; none
// where nobody was. The widget outlives it.
KeyText keysOf(const QWidget& widget);

// When keys may have changed: what names them within the widget is said anew, as after a change of language.
void sayKeys(QWidget& widget);

} // namespace lodeline::ui
