// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/board/items/boarditem.h"

namespace lodeline::goldrush {

// A placed tile.
class TileItem : public BoardItem
{
public:
    TileItem(const BoardStyle& style, int design, Position at, Rotation rotation);

    int design() const { return design_; }
    Position at() const { return at_; }
    Rotation rotation() const { return rotation_; }

    // 0 lies on the table, 1 is held above it.
    void setLift(qreal lift);

    bool liesStill() const override { return still_; }
    QRectF boundingRect() const override { return {0, 0, kTile, kTile}; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    int design_;
    Position at_;
    Rotation rotation_;
    bool still_ = true;
};

} // namespace lodeline::goldrush
