// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/boomtown/board/items/carditem.h"

#include "app/boomtown/board/paint/boardstyle.h"
#include "app/boomtown/wording/eventwords.h"
#include "resources/art/piecepainter.h"

#include <QGraphicsScene>
#include <QPainter>

#include <algorithm>
#include <array>
#include <utility>

namespace lodeline::boomtown {
namespace {

constexpr qreal kAround = 14; // for what is painted beside the card
constexpr qreal kFrame = 4;
constexpr qreal kFaint = 0.25;

} // namespace

CardItem::CardItem(BoardStyle& style, int card)
    : style_(style)
    , card_(card)
{
}

void CardItem::setBox(const QRectF& box)
{
    if (box == box_)
        return;
    prepareGeometryChange();
    box_ = box;
}

void CardItem::setLook(const Look& look)
{
    if (look == look_)
        return;
    look_ = look;
    update();
}

QRectF CardItem::boundingRect() const
{
    return box_.adjusted(-kAround, -kAround, kAround, kAround);
}

void CardItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    painter->setRenderHint(QPainter::Antialiasing);
    const qreal whole = painter->opacity();
    if (look_.isHeld)
        painter->setOpacity(kFaint * whole);
    const QRectF whereItIs(box_.topLeft().toPoint(), box_.size());
    style_.paintFront(*painter, whereItIs, card_, false);
    painter->setOpacity(whole);
    const art::Theme& theme = style_.theme();
    if (look_.isChosen || look_.isHeld) {
        painter->setBrush(Qt::NoBrush);
        if (!look_.isHeld) {
            painter->setPen(QPen(theme.board.text, kFrame + 2));
            painter->drawRoundedRect(box_.adjusted(-3, -3, 3, 3), 6, 6);
        }
        painter->setPen(QPen(theme.board.highlight, kFrame, look_.isHeld ? Qt::DashLine : Qt::SolidLine));
        painter->drawRoundedRect(box_.adjusted(-3, -3, 3, 3), 6, 6);
    }
    if (look_.isNext)
        paintNext(*painter);
    if (look_.passed)
        paintPassed(*painter);
    if (!look_.badge.isEmpty())
        paintBadge(*painter, box_.topLeft() + QPointF(2, 2), look_.badge, theme, look_.isBadgeChosen);
}

// A pointer from above, and a frame.
void CardItem::paintNext(QPainter& painter) const
{
    const art::Theme& theme = style_.theme();
    if (!look_.isChosen && !look_.isHeld) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme.board.highlight, 3));
        painter.drawRoundedRect(box_.adjusted(-2, -2, 2, 2), 5, 5);
    }
    const QPointF tip(box_.center().x(), box_.top() + 6);
    const qreal half = 9;
    painter.setPen(QPen(theme.board.text, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(theme.board.highlight);
    painter.drawPolygon(QPolygonF{tip, tip + QPointF(-half, -15), tip + QPointF(half, -15)});
}

// Whom it brings how much.
void CardItem::paintPassed(QPainter& painter) const
{
    const art::Theme& theme = style_.theme();
    QFont face = painter.font();
    const qreal height = std::clamp(box_.height() / 3.5, 15.0, 24.0);
    face.setPixelSize(static_cast<int>(height * 0.7));
    face.setBold(true);
    painter.setFont(face);
    const QFontMetricsF metrics(face);
    const std::array notes{std::pair(look_.passed->otherColour, differenceText(look_.passed->toOther)),
                           std::pair(look_.passed->selfColour, differenceText(look_.passed->toSelf))};
    const auto widthOf = [&](const QString& text) { return height + metrics.horizontalAdvance(text) + 4; };
    const qreal wide = widthOf(notes[0].second) + widthOf(notes[1].second);
    const QRectF all = scene()->sceneRect().adjusted(2, 0, -2, 0);
    qreal left =
        std::clamp(box_.center().x() - wide / 2, all.left(), std::max(all.left(), all.right() - wide));
    for (const auto& [colour, text] : notes) {
        const QRectF plate(left, box_.bottom() - height, widthOf(text), height);
        paintPlate(painter, plate, {}, theme, theme.board.text);
        painter.drawText(plate.adjusted(height, 0, -2, 0), Qt::AlignCenter, text);
        art::paintEmblem(painter, {plate.left() + 1, plate.top() + 1, height - 2, height - 2}, colour, theme);
        left += plate.width();
    }
}

} // namespace lodeline::boomtown
