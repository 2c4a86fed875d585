// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/board/items/boarditem.h"

#include <vector>

namespace lodeline::app {

// Lights up the tiles of a feature with one outline around all of them.
class HighlightItem : public BoardItem
{
public:
    explicit HighlightItem(const BoardStyle& style);

    void show(const std::vector<Position>& tiles); // sorted

    QRectF boundingRect() const override { return bounds_; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    std::vector<Position> tiles_;
    std::vector<QLineF> outline_;
    QRectF bounds_;
};

} // namespace lodeline::app
