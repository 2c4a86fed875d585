// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QPainter;
class QStyleOptionViewItem;

namespace lodeline::ui {

// Around a row of a list that has the keyboard focus, in the colour of its text: it shows on a chosen row,
// too.
void paintFocusFrame(QPainter& painter, const QStyleOptionViewItem& option);

} // namespace lodeline::ui
