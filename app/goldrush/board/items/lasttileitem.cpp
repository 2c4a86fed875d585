// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/board/items/lasttileitem.h"

#include "resources/art/piecepainter.h"

#include <QPainter>

namespace lodeline::goldrush {

LastTileItem::LastTileItem(const BoardStyle& style)
    : BoardItem(style, Layer::LastTile)
{
    hide();
}

void LastTileItem::show(Position at, int seat, bool tentative)
{
    seat_ = seat;
    tentative_ = tentative;
    setPos(tileCorner(at));
    setVisible(true);
    update();
}

void LastTileItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setBrush(Qt::NoBrush);
    const QRectF frame = QRectF(0, 0, kTile, kTile).adjusted(1, 1, -1, -1);
    painter->setPen(QPen(style().theme.board.halo, 6));
    painter->drawRoundedRect(frame, 3, 3);
    QPen pen(style().theme.livery(style().colour(seat_)).body, 4);
    if (tentative_)
        pen.setDashPattern({3, 2});
    painter->setPen(pen);
    painter->drawRoundedRect(frame, 3, 3);
    if (!tentative_)
        art::paintEmblem(*painter, QRectF(2, 2, 22, 22), style().colour(seat_), style().theme);
}

} // namespace lodeline::goldrush
