// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/board/overlays/passitem.h"

#include "app/goldrush/board/paint/paintmarks.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

namespace lodeline::goldrush {

namespace {

constexpr qreal kGap = 10;

QPointF anchor(Position tile, Side side)
{
    const QRectF rect = tileRect(tile);
    switch (side) {
    case Side::North:
        return {rect.center().x(), rect.top()};
    case Side::East:
        return {rect.right(), rect.center().y()};
    case Side::South:
        return {rect.center().x(), rect.bottom()};
    case Side::West:
        break;
    }
    return {rect.left(), rect.center().y()};
}

QPointF buttonCentre(QSizeF size, Side side)
{
    switch (side) {
    case Side::North:
        return {0, -size.height() / 2 - kGap};
    case Side::East:
        return {size.width() / 2 + kGap, 0};
    case Side::South:
        return {0, size.height() / 2 + kGap};
    case Side::West:
        break;
    }
    return {-size.width() / 2 - kGap, 0};
}

} // namespace

PassItem::PassItem(const BoardStyle& style, Position tile, Side side)
    : BoardItem(style, Layer::Offers)
    , side_(side)
{
    setFlag(ItemIgnoresTransformations);
    setPos(anchor(tile, side));
    retranslate();
}

void PassItem::retranslate()
{
    prepareGeometryChange();
    font_ = QFont();
    font_.setBold(true);
    //: Button on the board: end the turn without placing a piece or mining
    text_ = QCoreApplication::translate("BoardText", "Skip");
    const QFontMetricsF metrics(font_);
    const QSizeF size(metrics.horizontalAdvance(text_) + 28, metrics.height() + 14);
    button_ = {buttonCentre(size, side_) - QPointF(size.width() / 2, size.height() / 2), size};
    update();
}

void PassItem::setState(OfferState state)
{
    state_ = state;
    update();
}

QRectF PassItem::sceneRect(qreal scale) const
{
    return {pos() + button_.topLeft() / scale, button_.size() / scale};
}

void PassItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    painter->setRenderHint(QPainter::Antialiasing);
    const art::Theme& theme = style().theme;
    const bool resting = state_ == OfferState::Resting;
    QColor ground = theme.board.halo;
    ground.setAlpha(250);
    painter->setBrush(ground);
    painter->setPen(resting ? QPen(theme.board.spotOutline, 1.5) : QPen(theme.board.highlight, 3));
    painter->drawRoundedRect(button_.adjusted(1, 1, -1, -1), button_.height() / 2, button_.height() / 2);
    painter->setFont(font_);
    painter->setPen(theme.board.text);
    painter->drawText(button_, Qt::AlignCenter, text_);
    if (state_ == OfferState::Focused)
        paintFocus(*painter, button_.adjusted(-4, -4, 4, 4), theme);
}

} // namespace lodeline::goldrush
