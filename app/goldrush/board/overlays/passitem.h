// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/board/items/boarditem.h"
#include "app/goldrush/board/overlays/offeritem.h"

#include <QFont>

namespace lodeline::goldrush {

// The button "Skip" beside the tile just placed; the same size at any zoom.
class PassItem : public BoardItem
{
public:
    // Lies outside of the tile, at the middle of the edge `side`.
    PassItem(const BoardStyle& style, Position tile, Side side);

    void setState(OfferState state);
    void retranslate();
    // In scene units, when one of them is `scale` pixels.
    QRectF sceneRect(qreal scale) const;

    QRectF boundingRect() const override { return button_.adjusted(-7, -7, 7, 7); }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    QString text_;
    Side side_;
    QFont font_;
    QRectF button_; // pixels from the anchor
    OfferState state_ = OfferState::Resting;
};

} // namespace lodeline::goldrush
