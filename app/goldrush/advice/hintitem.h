// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/board/items/boarditem.h"
#include "engine/goldrush/rules/move.h"

#include <QString>

namespace lodeline::goldrush {

// A move that somebody may make, shown on the board with a badge: its tile as a ghost and what would be done
// with it.
class HintItem : public BoardItem
{
public:
    struct Mark
    {
        int design = 0;
        Move move;
        int seat = 0;
        QPointF figure;        // where the action takes place, in the scene
        QPointF badgeOffset;   // from the figure to the middle of its badge, where the tile lies
        QString badge;         // "1", "2", ..., "?"
        int slot = 0;          // how many moves before it are in this spot: their badges stand side by side
        bool tileLies = false; // the tile is there already
    };

    static constexpr qreal kRing = 1.3 * kPiece; // around the figure

    HintItem(const BoardStyle& style, Mark mark);

    enum class Look {
        Badge, // alone, because another move is shown in the same spot
        Ghost, // with the tile
        Chosen // all of it
    };

    const Mark& mark() const { return mark_; }
    void setLook(Look look);
    Look look() const { return look_; }

    QRectF badgeRect() const; // in the scene
    QRectF boundingRect() const override { return bounds_; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    QPointF badgeCentre() const;
    void paintTile(QPainter& painter) const;
    void paintAction(QPainter& painter) const;
    void paintBadge(QPainter& painter) const;

    Mark mark_;
    QPointF figure_; // from the corner of the tile
    QRectF bounds_;
    Look look_ = Look::Ghost;
};

} // namespace lodeline::goldrush
