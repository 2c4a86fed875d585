// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/board/items/spotitem.h"

#include <QPainter>

namespace lodeline::goldrush {

SpotItem::SpotItem(const BoardStyle& style, Position at)
    : BoardItem(style, Layer::Spots)
{
    setPos(tileCorner(at));
}

void SpotItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    const auto spot = [this](QPainter& figure, const QRectF& box) {
        const qreal unit = box.width() / boundingRect().width();
        figure.scale(unit, unit);
        paintSpot(figure);
        return art::Shown::Final;
    };
    style().figures.draw(*painter, boundingRect(), QStringLiteral("spot"), style().hurries(), spot);
}

// On a square from (0, 0).
void SpotItem::paintSpot(QPainter& painter) const
{
    const QRectF frame = boundingRect().adjusted(7, 7, -7, -7);
    QPen pen(style().theme.board.spotOutline, 2.5);
    pen.setDashPattern({4, 3});
    painter.setPen(pen);
    painter.setBrush(style().theme.board.spot);
    painter.drawRoundedRect(frame, 12, 12);

    const QPointF centre = frame.center();
    constexpr qreal kArm = 0.07 * kTile;
    painter.setPen(QPen(style().theme.board.spotOutline, 3, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(centre - QPointF(kArm, 0), centre + QPointF(kArm, 0));
    painter.drawLine(centre - QPointF(0, kArm), centre + QPointF(0, kArm));
}

} // namespace lodeline::goldrush
