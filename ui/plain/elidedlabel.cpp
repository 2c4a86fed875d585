// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plain/elidedlabel.h"

#include "ui/plain/shown.h"

#include <QHelpEvent>
#include <QStyle>
#include <QStylePainter>
#include <QToolTip>

namespace lodeline::ui {

QRect ElidedLabel::room() const
{
    const int rim = std::max(indent(), 0);
    return contentsRect().adjusted(rim, 0, 0, 0);
}

bool ElidedLabel::isCut() const
{
    return fontMetrics().horizontalAdvance(text()) > room().width();
}

QSize ElidedLabel::minimumSizeHint() const
{
    constexpr int kLetters = 12;
    const QSize least = Label::minimumSizeHint();
    return {std::min(least.width(), kLetters * fontMetrics().averageCharWidth()), least.height()};
}

bool ElidedLabel::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip || !isCut())
        return Label::event(event);
    QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), ui::toolTip(text()), this);
    return true;
}

void ElidedLabel::paintEvent(QPaintEvent*)
{
    QStylePainter painter(this);
    const QRect place = QStyle::visualRect(layoutDirection(), contentsRect(), room());
    const QString shown = fontMetrics().elidedText(text(), Qt::ElideRight, place.width());
    painter.drawItemText(place, static_cast<int>(QStyle::visualAlignment(layoutDirection(), alignment())),
                         palette(), isEnabled(), shown, foregroundRole());
}

} // namespace lodeline::ui
