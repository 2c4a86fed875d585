// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/board/items/boarditem.h"

namespace lodeline::goldrush {

// Shows which square the keyboard looks at: four corners around it.
class LookItem : public BoardItem
{
public:
    explicit LookItem(const BoardStyle& style);

    void show(Position at);

    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;
};

} // namespace lodeline::goldrush
