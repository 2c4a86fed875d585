// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/board/items/boarditem.h"

namespace lodeline::goldrush {

// Marks an empty square that no tile fits any more: a faint cross, without the frame of a spot.
class DeadSpotItem : public BoardItem
{
public:
    DeadSpotItem(const BoardStyle& style, Position at);

    bool liesStill() const override { return true; }
    QRectF boundingRect() const override { return {0, 0, kTile, kTile}; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;
};

} // namespace lodeline::goldrush
