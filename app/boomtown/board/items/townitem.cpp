// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/boomtown/board/items/townitem.h"

#include "app/boomtown/board/paint/boardstyle.h"
#include "app/boomtown/wording/eventwords.h"
#include "resources/art/piecepainter.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace lodeline::boomtown {
namespace {

constexpr int kFewestSquares = 5; // a town is not shown larger than if it were so wide
constexpr qreal kLargestSquare = 72;
constexpr qreal kSteadySquare = 36; // large enough to be shown so all the time
constexpr qreal kEmblem = 24;
constexpr qreal kLandRim = 3; // what the frame of a card takes at the edge of the land
constexpr qreal kInset = 6;   // between the edge of the land and words

QRect boundsOf(const std::vector<LaidCard>& laid)
{
    QRect bounds;
    for (const LaidCard& card : laid)
        bounds |= QRect(card.placement.at.x, card.placement.at.y, 2, 2);
    return bounds.isNull() ? QRect(0, 0, 2, 2) : bounds;
}

} // namespace

TownItem::TownItem(BoardStyle& style)
    : style_(style)
{
}

void TownItem::setPlace(const BoardLayout::TownPlace& place)
{
    prepareGeometryChange();
    place_ = place;
    all_ = place.header.united(place.land).united(place.tray).adjusted(-4, -4, 4, 4);
    fit();
}

void TownItem::setLook(const Look& look)
{
    if (look == look_)
        return;
    look_ = look;
    fit();
    update();
}

void TownItem::fit()
{
    const QRect bounds = boundsOf(look_.laid);
    const auto sideFor = [this](const QRect& shown) {
        const int wide = std::max(shown.width(), kFewestSquares);
        const int high = std::max(shown.height(), kFewestSquares);
        const QRectF room = place_.land.adjusted(kLandRim, kLandRim, -kLandRim, -kLandRim);
        return std::clamp(std::floor(std::min(room.width() / wide, room.height() / high)), 4.0,
                          kLargestSquare);
    };
    // Room for a card on every side; it is kept while none is to be placed, where it leaves the town large.
    const int around = look_.laid.empty() ? 0 : 2;
    side_ = sideFor(bounds.adjusted(-around, -around, around, around));
    if (!look_.hasRoom && side_ < kSteadySquare)
        side_ = std::min(sideFor(bounds), kSteadySquare);
    const QPointF centre = QRectF(bounds).center() * side_;
    const QPointF corner = place_.land.center() - centre;
    origin_ = QPointF(std::round(corner.x()), std::round(corner.y()));
}

QRectF TownItem::cardBox(Position at) const
{
    return {origin_ + QPointF(at.x, at.y) * side_, QSizeF(2 * side_, 2 * side_)};
}

QPointF TownItem::squareAt(QPointF middle) const
{
    return (middle - origin_) / side_ - QPointF(1, 1);
}

void TownItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setLayoutDirection(place_.mirrored ? Qt::RightToLeft : Qt::LeftToRight);
    const art::Theme& theme = style_.theme();
    paintHeader(*painter);
    painter->save();
    painter->setClipRect(place_.land);
    for (const LaidCard& laid : look_.laid) {
        if (std::ranges::find(look_.flying, laid.card) == look_.flying.end())
            style_.paintFront(*painter, cardBox(laid.placement.at), laid.card, laid.placement.turned);
    }
    if (look_.outline) {
        paintRows(*painter, look_.outline->counted, theme.board.highlight, Qt::SolidLine);
        paintRows(*painter, look_.outline->against, theme.marks.alarm, Qt::DashLine);
    }
    if (look_.ghost)
        paintGhost(*painter);
    painter->restore();
    if (look_.ghost)
        paintChanges(*painter);
    paintBadges(*painter);
    if (!place_.tray.isEmpty())
        paintTray(*painter);
}

QRectF TownItem::seen(const QRectF& part, const QRectF& whole) const
{
    return place_.mirrored ? part.translated(whole.left() + whole.right() - part.left() - part.right(), 0)
                           : part;
}

void TownItem::paintTray(QPainter& painter) const
{
    const QFont small = letters(painter.font(), 12, 18);
    painter.setFont(small);
    painter.setPen(style_.theme().board.text);
    const QRectF words = place_.tray.adjusted(kInset, 0, -kInset, 0);
    painter.drawText(words, Qt::AlignLeft | Qt::AlignTop,
                     QFontMetricsF(small).elidedText(look_.trayCaption, Qt::ElideRight, words.width()));
}

void TownItem::paintHeader(QPainter& painter) const
{
    const art::Theme& theme = style_.theme();
    const QRectF& bar = place_.header;
    painter.save();
    if (look_.isActive) {
        painter.setPen(QPen(theme.board.highlight, 2.5));
        painter.setBrush(theme.board.spot);
        painter.drawRoundedRect(bar.adjusted(1, 1, -1, -1), 8, 8);
    }
    const QRectF emblem(bar.left() + 8, bar.center().y() - kEmblem / 2, kEmblem, kEmblem);
    art::paintEmblem(painter, seen(emblem, bar), look_.colour, theme);
    QFont face = letters(painter.font(), 16, 26);
    face.setBold(true);
    painter.setFont(face);
    painter.setPen(theme.board.text);
    const QString points = numberText(look_.points);
    const QRectF room = seen(bar.adjusted(kEmblem + 16, 0, -10, 0), bar);
    painter.drawText(room, Qt::AlignRight | Qt::AlignVCenter, points);
    const QFontMetricsF metrics(face);
    const qreal left = room.width() - metrics.horizontalAdvance(points) - 10;
    face.setBold(look_.isActive);
    painter.setFont(face);
    painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetricsF(face).elidedText(look_.name, Qt::ElideRight, left));
    painter.restore();
}

void TownItem::paintRows(QPainter& painter, const Rows& rows, const QColor& colour, Qt::PenStyle style) const
{
    paintOutline(painter, outlineOf(rows, origin_, side_), colour, style, style_.theme());
}

void TownItem::paintGhost(QPainter& painter) const
{
    const art::Theme& theme = style_.theme();
    const Ghost& ghost = *look_.ghost;
    const QRectF box = cardBox(ghost.laid.placement.at);
    style_.paintFront(painter, box, ghost.laid.card, ghost.laid.placement.turned);
    // What lies below is struck out.
    painter.setPen(QPen(theme.marks.alarm, 2, Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    for (const Position at : ghost.outcome.covers)
        painter.drawRect(
            QRectF(origin_ + QPointF(at.x, at.y) * side_, QSizeF(side_, side_)).adjusted(3, 3, -3, -3));
    painter.setPen(QPen(theme.board.text, 5));
    painter.drawRect(box);
    painter.setPen(QPen(theme.board.highlight, 3));
    painter.drawRect(box);
}

// In the corners of the places of their cards, one below another where two are in one place.
void TownItem::paintBadges(QPainter& painter) const
{
    constexpr qreal kPitch = 26;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(style_.theme().board.highlight, 2, Qt::DashLine));
    for (const Badge& badge : look_.badges) {
        if (!badge.isChosen)
            painter.drawRect(cardBox(badge.at));
    }
    for (std::size_t i = 0; i < look_.badges.size(); ++i) {
        const Badge& badge = look_.badges[i];
        const auto before = std::count_if(look_.badges.begin(), look_.badges.begin() + static_cast<int>(i),
                                          [&badge](const Badge& other) { return other.at == badge.at; });
        const QPointF corner = cardBox(badge.at).topLeft() + QPointF(2, 2);
        paintBadge(painter, corner + QPointF(0, kPitch * static_cast<qreal>(before)), badge.text,
                   style_.theme(), badge.isChosen);
    }
}

// All that the card brings, on the side of the land where it is not.
void TownItem::paintChanges(QPainter& painter) const
{
    const art::Theme& theme = style_.theme();
    const Ghost& ghost = *look_.ghost;
    painter.save();
    const QFont face = letters(painter.font(), 13, 26);
    QFont bold = letters(painter.font(), 17, 34);
    bold.setBold(true);
    painter.setFont(face);
    const QFontMetricsF metrics(face);
    const QRectF card = cardBox(ghost.laid.placement.at);
    const QRectF land = place_.land.adjusted(kInset, kInset, -kInset, -kInset);
    const qreal high = metrics.height() + 4;
    std::vector<std::pair<QRectF, QString>> plates;
    qreal left = land.left();
    qreal top = 0;
    for (const QString& change : ghost.changes) {
        const qreal wide = metrics.horizontalAdvance(change) + 12;
        if (left > land.left() && left + wide > land.right()) {
            left = land.left();
            top += high + 4;
        }
        plates.emplace_back(QRectF(left, top, wide, high), change);
        left += wide + 4;
    }
    const qreal all = top + high;
    const bool below = card.center().y() < land.center().y();
    const qreal shift = below ? land.bottom() - all : land.top();
    for (const auto& [plate, text] : plates) {
        const bool costs = text.contains(QChar(0x2212));
        paintPlate(painter, seen(plate.translated(0, shift), land), text, theme,
                   costs ? theme.marks.alarm : theme.board.text);
    }
    painter.setFont(bold);
    const QString total = differenceText(ghost.outcome.total);
    QRectF plate(0, 0, QFontMetricsF(bold).horizontalAdvance(total) + 14,
                 std::max(24.0, QFontMetricsF(bold).height()));
    // Beside the card, which it would hide.
    const bool isRoom = card.top() - plate.height() >= land.top();
    plate.moveCenter({card.center().x(),
                      isRoom ? card.top() - plate.height() / 2 + 2 : card.bottom() + plate.height() / 2 - 2});
    paintPlate(painter, plate, total, theme, ghost.outcome.total < 0 ? theme.marks.alarm : theme.board.text);
    painter.restore();
}

} // namespace lodeline::boomtown
