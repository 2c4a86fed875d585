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
    if (!style().paintsStill())
        return;
    constexpr qreal kArm = 0.12; // of a tile, as all here
    constexpr qreal kHalf = 0.15;
    constexpr qreal kPen = 4 / kTile;
    constexpr qreal kFaint = 0.6;
    const auto cross = [this](QPainter& figure, const QRectF& where) {
        const QPointF centre = where.center();
        const qreal tile = where.width() / (2 * kHalf);
        const qreal arm = kArm * tile;
        figure.setPen(QPen(style().theme.board.spotOutline, kPen * tile, Qt::SolidLine, Qt::RoundCap));
        figure.drawLine(centre - QPointF(arm, arm), centre + QPointF(arm, arm));
        figure.drawLine(centre - QPointF(arm, -arm), centre + QPointF(arm, -arm));
        return art::Shown::Final;
    };
    constexpr qreal kBox = 2 * kHalf * kTile;
    QRectF box(0, 0, kBox, kBox);
    box.moveCenter(boundingRect().center());
    painter->setOpacity(kFaint);
    style().figures.draw(*painter, box, QStringLiteral("dead"), style().hurries(), cross);
}

} // namespace lodeline::goldrush
