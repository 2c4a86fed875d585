// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/board/items/boarditem.h"
#include "engine/goldrush/rules/game.h"

namespace lodeline::goldrush {

// A cowboy or a tent on the board; farmers lie.
class PieceItem : public BoardItem
{
public:
    PieceItem(const BoardStyle& style, const PieceOnBoard& piece, QPointF centre);

    const PieceOnBoard& piece() const { return piece_; }

    QRectF boundingRect() const override { return centredRect({}, kPiece); }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

    // Paints a piece of a player, also where none stands yet.
    static void paintFigure(QPainter& painter, const QRectF& box, const BoardStyle& style, int seat,
                            events::Piece piece, FeatureKind ground);

private:
    PieceOnBoard piece_;
};

} // namespace lodeline::goldrush
