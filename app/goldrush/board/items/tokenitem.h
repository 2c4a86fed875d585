// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/board/items/boarditem.h"

namespace lodeline::goldrush {

// The face-down mining tokens of a mountain, with their number.
class TokenItem : public BoardItem
{
public:
    TokenItem(const BoardStyle& style, QPointF centre, int count);

    int count() const { return count_; }

    QRectF boundingRect() const override { return centredRect({}, 0.8 * kPiece); }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    int count_;
};

} // namespace lodeline::goldrush
