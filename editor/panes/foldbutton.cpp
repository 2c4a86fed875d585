// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/panes/foldbutton.h"

#include <QStyleOptionFocusRect>
#include <QStylePainter>

namespace lodeline::desk {
namespace {

constexpr int kMargin = 4; // px

} // namespace

FoldButton::FoldButton(Edge edge, QWidget* parent)
    : QAbstractButton(parent)
    , edge_(edge)
{
    setCheckable(true);
    setChecked(true);
    setFocusPolicy(Qt::TabFocus);
    setAttribute(Qt::WA_Hover);
    followState();
}

int FoldButton::thickness() const
{
    return fontMetrics().height() + 2 * kMargin;
}

QSize FoldButton::sizeHint() const
{
    const QSize lying(fontMetrics().horizontalAdvance(text()) + 2 * thickness(), thickness());
    return isChecked() ? lying : lying.transposed();
}

QSize FoldButton::minimumSizeHint() const
{
    return {thickness(), thickness()};
}

void FoldButton::followState()
{
    if (isChecked())
        setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    else
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Ignored);
    updateGeometry();
}

void FoldButton::checkStateSet()
{
    followState();
    QAbstractButton::checkStateSet();
}

void FoldButton::paintEvent(QPaintEvent* /*event*/)
{
    QStylePainter painter(this);
    if (underMouse() || isDown())
        painter.fillRect(rect(), palette().brush(QPalette::Midlight));
    QStyleOption arrow;
    arrow.initFrom(this);
    const int side = thickness();
    arrow.rect = QRect(isChecked() && isRightToLeft() ? width() - side : 0, 0, side, side)
                     .adjusted(kMargin, kMargin, -kMargin, -kMargin);
    // Where the pane goes, or comes from.
    const bool toTheLeft = ((edge_ == Edge::Start) == isChecked()) != isRightToLeft();
    painter.drawPrimitive(toTheLeft ? QStyle::PE_IndicatorArrowLeft : QStyle::PE_IndicatorArrowRight, arrow);
    if (hasFocus()) {
        QStyleOptionFocusRect focus;
        focus.initFrom(this);
        focus.rect = rect().adjusted(1, 1, -1, -1);
        painter.drawPrimitive(QStyle::PE_FrameFocusRect, focus);
    }
    QRect room(side, 0, (isChecked() ? width() : height()) - side - kMargin, side);
    if (isChecked() && isRightToLeft())
        room.moveLeft(kMargin);
    if (!isChecked()) {
        painter.translate(width(), 0);
        painter.rotate(90);
    }
    painter.setPen(palette().color(QPalette::WindowText));
    // An upright title begins at the top, in any language.
    const Qt::Alignment start = isChecked() ? Qt::AlignLeading : Qt::AlignLeft | Qt::AlignAbsolute;
    painter.drawText(room, static_cast<int>(Qt::AlignVCenter | start),
                     fontMetrics().elidedText(text(), Qt::ElideRight, room.width()));
}

} // namespace lodeline::desk
