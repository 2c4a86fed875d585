// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/board/items/boarditem.h"

#include <QPainterPath>

#include <vector>

namespace lodeline::goldrush {

// The ground of a prairie in the colours and patterns of those who would score it.
class PrairieItem : public BoardItem
{
public:
    // `shapes` in the scene; `seats` are the leaders (R7.3), several on a tie.
    PrairieItem(const BoardStyle& style, std::vector<QPainterPath> shapes, std::vector<int> seats);

    bool liesStill() const override { return true; }
    QRectF boundingRect() const override { return bounds_; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    std::vector<QPainterPath> shapes_;
    std::vector<int> seats_;
    QRectF bounds_;
};

} // namespace lodeline::goldrush
