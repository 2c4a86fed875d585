// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/review/bettermoveitem.h"

#include "app/goldrush/board/overlays/actionsign.h"

#include <QPainter>

#include <cmath>
#include <numbers>

namespace lodeline::goldrush {
namespace {

constexpr qreal kRing = 1.35 * kPiece;

void paintStar(QPainter& painter, const QRectF& box, const QColor& colour)
{
    QPolygonF star;
    for (int corner = 0; corner < 10; ++corner) {
        const qreal radius = box.width() / 2 * (corner % 2 == 0 ? 1.0 : 0.45);
        const qreal angle = (corner * 36 - 90) * std::numbers::pi / 180;
        star << box.center() + QPointF(std::cos(angle), std::sin(angle)) * radius;
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPolygon(star);
}

} // namespace

BetterMoveItem::BetterMoveItem(const BoardStyle& style)
    : BoardItem(style, Layer::Offers)
{
    hide();
}

void BetterMoveItem::show(int design, const Move& move, int seat, QPointF figure, bool tileLies)
{
    prepareGeometryChange();
    design_ = design;
    move_ = move;
    seat_ = seat;
    tileLies_ = tileLies;
    setPos(tileCorner(move.placement.at));
    figure_ = figure - pos();
    bounds_ = QRectF(-24, -24, kTile + 48, kTile + 48);
    if (move.action.type != Action::Type::None)
        bounds_ |= centredRect(figure_, kRing + 8);
    setVisible(true);
    update();
}

void BetterMoveItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    painter->setRenderHint(QPainter::Antialiasing);
    paintTile(*painter);
    if (move_.action.type != Action::Type::None)
        paintAction(*painter);
}

void BetterMoveItem::paintTile(QPainter& painter) const
{
    if (!tileLies_) {
        painter.setOpacity(0.85);
        style().blitTile(&painter, kTile, design_, move_.placement.rotation);
        painter.setOpacity(1);
        const QRectF frame = QRectF(0, 0, kTile, kTile).adjusted(1, 1, -1, -1);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(style().theme.board.halo, 8));
        painter.drawRoundedRect(frame, 4, 4);
        QPen dashed(style().theme.board.highlight, 5);
        dashed.setDashPattern({2.4, 1.6});
        painter.setPen(dashed);
        painter.drawRoundedRect(frame, 4, 4);
    }
    const QRectF badge(kTile - 18, -18, 36, 36);
    QColor ground = style().theme.board.halo;
    ground.setAlpha(255);
    painter.setPen(QPen(style().theme.board.highlight, 3));
    painter.setBrush(ground);
    painter.drawEllipse(badge);
    paintStar(painter, badge.adjusted(6, 6, -6, -6), style().theme.board.text);
}

void BetterMoveItem::paintAction(QPainter& painter) const
{
    QColor ground = style().theme.board.halo;
    ground.setAlpha(225);
    painter.setBrush(ground);
    QPen ring(style().theme.board.highlight, 4);
    ring.setDashPattern({2.4, 1.6});
    painter.setPen(ring);
    painter.drawEllipse(centredRect(figure_, kRing));
    paintActionSign(painter, centredRect(figure_, kPiece), style(), seat_, move_.action);
}

} // namespace lodeline::goldrush
