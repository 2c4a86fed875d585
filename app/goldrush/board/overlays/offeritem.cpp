// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/board/overlays/offeritem.h"

#include "app/goldrush/board/overlays/actionsign.h"
#include "app/goldrush/board/paint/paintmarks.h"
#include "resources/art/piecepainter.h"

#include <QPainter>

namespace lodeline::goldrush {

OfferItem::OfferItem(const BoardStyle& style, const Action& action, int seat, QPointF centre)
    : BoardItem(style, Layer::Offers)
    , action_(action)
    , seat_(seat)
{
    setPos(centre);
}

void OfferItem::setState(OfferState state)
{
    state_ = state;
    update();
}

void OfferItem::setPulse(qreal strength)
{
    pulse_ = strength;
    update();
}

void OfferItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    painter->setRenderHint(QPainter::Antialiasing);
    const bool resting = state_ == OfferState::Resting;
    const qreal size = resting ? kResting + pulse_ * (kChosen - kResting) / 2 : kChosen;
    const QRectF disc = centredRect({}, size);
    QColor ground = style().theme.board.halo;
    ground.setAlpha(resting ? 90 + static_cast<int>(110 * pulse_) : 235);
    painter->setBrush(ground);
    const art::Theme& theme = style().theme;
    QPen ring(resting ? theme.livery(style().colour(seat_)).body : theme.board.highlight, resting ? 2 : 3);
    if (resting)
        ring.setDashPattern({3, 2});
    painter->setPen(ring);
    painter->drawEllipse(disc);
    painter->setOpacity(resting ? 0.72 + 0.28 * pulse_ : 1);
    const QRectF box = centredRect({}, 0.82 * size);
    paintActionSign(*painter, box, style(), seat_, action_);
    painter->setOpacity(1);
    if (state_ == OfferState::Focused)
        paintFocus(*painter, centredRect({}, 1.18 * kChosen), style().theme);
}

} // namespace lodeline::goldrush
