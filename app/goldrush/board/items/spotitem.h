// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/board/items/boarditem.h"

namespace lodeline::goldrush {

// Marks a position where the drawn tile may go: a rounded frame with a plus, so that the shape tells it too.
class SpotItem : public BoardItem
{
public:
    SpotItem(const BoardStyle& style, Position at);

    QRectF boundingRect() const override { return {0, 0, kTile, kTile}; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    void paintSpot(QPainter& painter) const;
};

} // namespace lodeline::goldrush
