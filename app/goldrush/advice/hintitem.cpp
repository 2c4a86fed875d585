// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/advice/hintitem.h"

#include "app/goldrush/board/overlays/actionsign.h"

#include <QPainter>

#include <utility>

namespace lodeline::goldrush {
namespace {

constexpr qreal kBadge = 40;

} // namespace

HintItem::HintItem(const BoardStyle& style, Mark mark)
    : BoardItem(style, Layer::Offers)
    , mark_(std::move(mark))
    , figure_(mark_.figure - tileCorner(mark_.move.placement.at))
{
    setPos(tileCorner(mark_.move.placement.at));
    bounds_ = QRectF(-kBadge, -kBadge, kTile + 2 * kBadge, kTile + 2 * kBadge);
    if (mark_.move.action.type != Action::Type::None)
        bounds_ |= centredRect(figure_, kRing + kBadge);
}

void HintItem::setLook(Look look)
{
    look_ = look;
    // The chosen one lies above other ghosts, badges above all of them, and everything below what moves.
    const qreal above = look == Look::Ghost ? 0.0 : look == Look::Chosen ? 0.3 : 0.6;
    setZValue(static_cast<int>(Layer::Offers) + above);
    update();
}

QPointF HintItem::badgeCentre() const
{
    if (mark_.tileLies && mark_.move.action.type != Action::Type::None)
        return figure_ + mark_.badgeOffset;
    return {4 + mark_.slot * (kBadge + 8), 4};
}

QRectF HintItem::badgeRect() const
{
    return centredRect(pos() + badgeCentre(), kBadge + 5);
}

void HintItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    painter->setRenderHint(QPainter::Antialiasing);
    if (!mark_.tileLies && look_ != Look::Badge)
        paintTile(*painter);
    if (mark_.move.action.type != Action::Type::None && (look_ == Look::Chosen || mark_.tileLies))
        paintAction(*painter);
    paintBadge(*painter);
}

void HintItem::paintTile(QPainter& painter) const
{
    const bool chosen = look_ == Look::Chosen;
    painter.setOpacity(chosen ? 0.95 : 0.55);
    style().blitTile(&painter, kTile, mark_.design, mark_.move.placement.rotation);
    painter.setOpacity(1);
    const QRectF frame = QRectF(0, 0, kTile, kTile).adjusted(1, 1, -1, -1);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(style().theme.board.halo, chosen ? 8 : 5));
    painter.drawRoundedRect(frame, 4, 4);
    QPen line(style().theme.board.highlight, chosen ? 5 : 2.5);
    if (!chosen)
        line.setDashPattern({3, 2});
    painter.setPen(line);
    painter.drawRoundedRect(frame, 4, 4);
}

void HintItem::paintAction(QPainter& painter) const
{
    QColor ground = style().theme.board.halo;
    ground.setAlpha(225);
    painter.setBrush(ground);
    painter.setPen(QPen(style().theme.board.highlight, look_ == Look::Chosen ? 4 : 2));
    painter.drawEllipse(centredRect(figure_, kRing));
    paintActionSign(painter, centredRect(figure_, kPiece), style(), mark_.seat, mark_.move.action);
}

void HintItem::paintBadge(QPainter& painter) const
{
    const QRectF disc = centredRect(badgeCentre(), kBadge);
    QColor ground = style().theme.board.halo;
    ground.setAlpha(255);
    painter.setPen(QPen(style().theme.board.highlight, look_ == Look::Chosen ? 5 : 3));
    painter.setBrush(ground);
    painter.drawEllipse(disc);
    QFont font;
    font.setPixelSize(static_cast<int>(kBadge * 0.62));
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(style().theme.board.text);
    painter.drawText(disc, Qt::AlignCenter, mark_.badge);
}

} // namespace lodeline::goldrush
