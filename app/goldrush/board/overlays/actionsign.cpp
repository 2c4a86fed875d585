// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/board/overlays/actionsign.h"

#include "app/goldrush/board/items/pieceitem.h"
#include "app/goldrush/board/paint/paintmarks.h"

namespace lodeline::goldrush {

void paintActionSign(QPainter& painter, const QRectF& box, const BoardStyle& style, int seat,
                     const Action& action)
{
    const QRectF mark = box.adjusted(5, 5, -5, -5);
    switch (action.type) {
    case Action::Type::Cowboy:
        PieceItem::paintFigure(painter, box, style, seat, events::Piece::Cowboy, action.segment.kind);
        break;
    case Action::Type::Tent:
        PieceItem::paintFigure(painter, box, style, seat, events::Piece::Tent, action.segment.kind);
        break;
    case Action::Type::Mine:
        paintPickaxe(painter, mark, style.theme.board.text);
        break;
    case Action::Type::TakeBack:
        paintReturnArrow(painter, mark, style.theme.board.text);
        break;
    case Action::Type::None:
        break;
    }
}

} // namespace lodeline::goldrush
