// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/access/focusframe.h"

#include <QPainter>
#include <QStyleOptionViewItem>

namespace lodeline::ui {

void paintFocusFrame(QPainter& painter, const QStyleOptionViewItem& option)
{
    if (!option.state.testFlag(QStyle::State_HasFocus))
        return;
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(option.palette.color(selected ? QPalette::HighlightedText : QPalette::Text));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(option.rect.adjusted(1, 1, -2, -2));
    painter.restore();
}

} // namespace lodeline::ui
