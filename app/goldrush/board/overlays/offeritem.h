// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/board/items/boarditem.h"
#include "engine/goldrush/rules/move.h"

namespace lodeline::goldrush {

enum class OfferState { Resting, Hovered, Focused };

// An action that may be taken now, shown where it would happen: a cowboy or tent as if it stood there
// already, a pickaxe to mine, an arrow on a piece that may come back.
class OfferItem : public BoardItem
{
public:
    // Across, in scene units: small enough to leave the tile in sight.
    static constexpr qreal kResting = 0.28 * kTile;
    static constexpr qreal kChosen = 0.34 * kTile;

    OfferItem(const BoardStyle& style, const Action& action, int seat, QPointF centre);

    void setState(OfferState state);
    void setPulse(qreal strength); // 0 to 1: an offer at rest grows and glows

    QRectF boundingRect() const override { return centredRect({}, 1.4 * kChosen); }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    Action action_;
    int seat_;
    OfferState state_ = OfferState::Resting;
    qreal pulse_ = 0;
};

} // namespace lodeline::goldrush
