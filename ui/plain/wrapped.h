// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>
#include <QString>

class QPainter;

namespace lodeline::ui {

// As QPainter::drawText, with its flags, which moves the lines of a wrapped text that runs to the left by the
// space that ends them: beyond the edge where a line is full.
void drawText(QPainter& painter, const QRect& room, int flags, const QString& text);

// Whether letters of a text change with their neighbours, as those of Arabic do. Such a text must not be cut
// into pieces to underline one of them.
bool hasJoinedLetters(const QString& text);

// A text of a menu or button without the sign that marks the letter of its key; && stays.
QString withoutMnemonic(const QString& text);

} // namespace lodeline::ui
