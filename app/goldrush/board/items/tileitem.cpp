// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/board/items/tileitem.h"

namespace lodeline::goldrush {

TileItem::TileItem(const BoardStyle& style, int design, Position at, Rotation rotation)
    : BoardItem(style, Layer::Tiles)
    , design_(design)
    , at_(at)
    , rotation_(rotation)
{
    setPos(tileCorner(at));
    setTransformOriginPoint(kTile / 2, kTile / 2);
}

void TileItem::setLift(qreal lift)
{
    still_ = lift <= 0;
    setScale(1 + 0.16 * lift);
    setOpacity(1 - 0.35 * lift);
    setZValue(static_cast<int>(lift > 0 ? Layer::LiftedTile : Layer::Tiles));
}

void TileItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    if (!still_ || style().paintsStill())
        style().blitTile(painter, kTile, design_, rotation_);
}

} // namespace lodeline::goldrush
