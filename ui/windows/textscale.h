// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

class QFont;
class QWidget;

namespace lodeline::ui {

// Gives a font letters that are `scale` times as large as those of `from`, in points or in pixels as there.
void setScaled(QFont& font, const QFont& from, qreal scale);

// Gives a widget letters that are `scale` times as large as those of the program, also when these change
// their size.
void setTextScale(QWidget& widget, qreal scale);

// A measure in px that suits letters of lines of 15 px, for other ones; never less than it.
int roomForText(const QFont& font, int px);
int roomForText(const QWidget& widget, int px);

} // namespace lodeline::ui
