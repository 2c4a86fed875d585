// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/board/items/deadspotitem.h"

#include <QPainter>

namespace lodeline::goldrush {

DeadSpotItem::DeadSpotItem(const BoardStyle& style, Position at)
    : BoardItem(style, Layer::Spots)
{
    setPos(tileCorner(at));
}

void DeadSpotItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    constexpr qreal kArm = 0.12 * kTile;
    constexpr qreal kFaint = 0.6;
    const QPointF centre = boundingRect().center();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setOpacity(kFaint);
    painter->setPen(QPen(style().theme.board.spotOutline, 4, Qt::SolidLine, Qt::RoundCap));
    painter->drawLine(centre - QPointF(kArm, kArm), centre + QPointF(kArm, kArm));
    painter->drawLine(centre - QPointF(kArm, -kArm), centre + QPointF(kArm, -kArm));
}

} // namespace lodeline::goldrush
