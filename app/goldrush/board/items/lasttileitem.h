// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/board/items/boarditem.h"

namespace lodeline::goldrush {

// Marks the tile that was placed last, in the colour and with the emblem of its player.
class LastTileItem : public BoardItem
{
public:
    explicit LastTileItem(const BoardStyle& style);

    // `tentative` while the placement can still be taken back: a dashed frame.
    void show(Position at, int seat, bool tentative);

    QRectF boundingRect() const override { return {-4, -4, kTile + 8, kTile + 8}; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    int seat_ = 0;
    bool tentative_ = false;
};

} // namespace lodeline::goldrush
