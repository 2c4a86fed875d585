// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/board/items/boarditem.h"
#include "engine/goldrush/rules/move.h"

namespace lodeline::goldrush {

// A move that was not played, laid over the board: the tile in a dashed frame with a star, and what would
// have been done, in a dashed ring.
class BetterMoveItem : public BoardItem
{
public:
    explicit BetterMoveItem(const BoardStyle& style);

    // `figure` is where the action takes place, in the scene. Only the action is shown when the tile lies
    // there already, in the same rotation.
    void show(int design, const Move& move, int seat, QPointF figure, bool tileLies);

    QRectF boundingRect() const override { return bounds_; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    void paintTile(QPainter& painter) const;
    void paintAction(QPainter& painter) const;

    int design_ = 0;
    Move move_;
    int seat_ = 0;
    bool tileLies_ = false;
    QPointF figure_; // from the corner of the tile
    QRectF bounds_;
};

} // namespace lodeline::goldrush
