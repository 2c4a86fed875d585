// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/boomtown/board/plan/boardlayout.h"

#include "resources/art/boomtown/cardpainter.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace lodeline::boomtown {
namespace {

constexpr qreal kRim = 10;
constexpr qreal kHeader = 34;
constexpr qreal kTray = 74;
constexpr qreal kTrayCaption = 22;
constexpr qreal kBesideTurn = 1.15; // towns stand beside the circle from this width for the height on
constexpr qreal kMiddleShare = 0.36;
constexpr qreal kMiddleNeeds = 290; // px, where that is not more than the next
constexpr qreal kMiddleAtMost = 0.42;
constexpr qreal kPointer = 6; // above the circle, for what points to the next card
constexpr qreal kSmallestCard = 20;
constexpr qreal kLargestCard = 130;
constexpr qreal kSmallestBonus = 40; // wide
constexpr qreal kAir = 8;            // between things
constexpr int kSamples = 2880;       // the outline is steep where it is straight
constexpr qreal kTrayInset = 6;      // for the frame of a card

// The rounded outline of a square from -1 to 1, clockwise from the top and back to there: a superellipse of
// the fourth degree.
const std::vector<QPointF>& outline()
{
    static const std::vector<QPointF> points = [] {
        const auto bend = [](qreal value) { return std::copysign(std::sqrt(std::abs(value)), value); };
        std::vector<QPointF> made;
        made.reserve(kSamples + 1);
        for (int sample = 0; sample <= kSamples; ++sample) {
            const qreal angle = 2 * M_PI * sample / kSamples;
            made.emplace_back(bend(std::sin(angle)), -bend(std::cos(angle)));
        }
        return made;
    }();
    return points;
}

// So many points at the same distance of each other on the rounded outline of a rectangle, clockwise from the
// top.
std::array<QPointF, kCircle> around(const QRectF& rect)
{
    const auto at = [&rect](int sample) {
        const QPointF point = outline()[static_cast<std::size_t>(sample)];
        return rect.center() + QPointF(point.x() * rect.width() / 2, point.y() * rect.height() / 2);
    };
    std::vector<qreal> way{0};
    way.reserve(kSamples + 1);
    for (int sample = 1; sample <= kSamples; ++sample) {
        const QPointF step = at(sample) - at(sample - 1);
        way.push_back(way.back() + std::sqrt(QPointF::dotProduct(step, step)));
    }
    std::array<QPointF, kCircle> points;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const qreal wanted = way.back() * static_cast<qreal>(i) / kCircle;
        points[i] = at(static_cast<int>(std::ranges::lower_bound(way, wanted) - way.begin()));
    }
    return points;
}

std::array<QRectF, kCircle> cardsAround(const QRectF& rect, qreal side)
{
    std::array<QRectF, kCircle> cards;
    const auto points = around(rect.adjusted(side / 2, side / 2, -side / 2, -side / 2));
    for (std::size_t i = 0; i < cards.size(); ++i)
        cards[i] =
            QRectF(std::round(points[i].x() - side / 2), std::round(points[i].y() - side / 2), side, side);
    return cards;
}

bool overlap(const std::array<QRectF, kCircle>& cards)
{
    const qreal air = std::max(4.0, cards[0].width() / 14);
    for (std::size_t i = 0; i < cards.size(); ++i) {
        if (cards[i].adjusted(-air, -air, air, air).intersects(cards[(i + 1) % cards.size()]))
            return true;
    }
    return false;
}

} // namespace

BoardLayout::BoardLayout(QSizeF size, const std::array<int, kPlayers>& waiting, bool mirrored)
{
    const QRectF all = QRectF(QPointF(), size).adjusted(kRim, kRim, -kRim, -kRim);
    const bool beside = all.width() > all.height() * kBesideTurn;
    const qreal extent = beside ? all.width() : all.height();
    const qreal between = std::max(extent * kMiddleShare, std::min(extent * kMiddleAtMost, kMiddleNeeds));
    const qreal share = std::floor((extent - between) / 2);
    QRectF ring = all;
    std::array<QRectF, kPlayers> sides{all, all};
    if (beside) {
        sides[0].setWidth(share);
        sides[1].setLeft(all.right() - share);
        ring.adjust(share + kRim, kPointer, -share - kRim, 0);
        if (mirrored)
            std::swap(sides[0], sides[1]);
    } else {
        sides[0].setHeight(share);
        sides[1].setTop(all.bottom() - share);
        ring.adjust(0, share + kRim + kPointer, 0, -share - kRim);
    }
    for (std::size_t seat = 0; seat < sides.size(); ++seat) {
        TownPlace& town = towns[seat];
        town.mirrored = mirrored;
        town.header = sides[seat];
        town.header.setHeight(kHeader);
        town.land = sides[seat].adjusted(0, kHeader + 4, 0, 0);
        if (waiting[seat] > 0) {
            town.tray = town.land;
            town.tray.setTop(town.land.bottom() - kTray);
            town.land.setBottom(town.tray.top() - 6);
        }
    }
    middle = ring.center();
    // The largest cards that leave room for the bonuses.
    qreal side = kSmallestCard;
    qreal tooLarge = std::floor(std::min({kLargestCard, ring.width() / 4.4, ring.height() / 4.4})) + 1;
    while (tooLarge - side > 1) {
        const qreal tried = std::floor((side + tooLarge) / 2);
        (overlap(cardsAround(ring, tried)) ? tooLarge : side) = tried;
    }
    circle = cardsAround(ring, side);
    placeBonuses(ring.adjusted(side, side, -side, -side));
}

// As large as they can be without touching the circle.
void BoardLayout::placeBonuses(const QRectF& inside)
{
    const bool stacked = inside.height() > inside.width();
    const qreal columns = stacked ? 1 : kBonuses;
    const qreal rows = stacked ? kBonuses : 1;
    const auto touches = [this](const QRectF& bonus) {
        return std::ranges::any_of(circle, [&bonus](const QRectF& card) {
            return card.adjusted(-kAir, -kAir, kAir, kAir).intersects(bonus.adjusted(0, 0, 0, kTitle));
        });
    };
    for (qreal wide = inside.width() / columns; wide > kSmallestBonus; wide -= 2) {
        const QSizeF card(std::floor(wide), std::floor(wide / kBackAspect));
        const QSizeF block(columns * card.width() + (columns - 1) * kAir,
                           rows * (card.height() + kTitle) + (rows - 1) * kAir);
        QRectF placed(QPointF(), block);
        placed.moveCenter(inside.center());
        for (std::size_t i = 0; i < bonuses.size(); ++i) {
            const qreal number = static_cast<qreal>(i);
            const QPointF step = stacked ? QPointF(0, number * (card.height() + kTitle + kAir))
                                         : QPointF(number * (card.width() + kAir), 0);
            const QPointF corner = placed.topLeft() + step;
            bonuses[i] = QRectF(QPointF(std::round(corner.x()), std::round(corner.y())), card);
        }
        if (block.height() <= inside.height() && std::ranges::none_of(bonuses, touches))
            break;
    }
}

QRectF BoardLayout::trayCard(int seat, int number, int count) const
{
    const TownPlace& town = towns[static_cast<std::size_t>(seat)];
    const QRectF tray = town.tray.adjusted(kTrayInset, 0, -kTrayInset, -kTrayInset);
    const qreal side = tray.height() - kTrayCaption;
    const qreal step = count > 1 ? std::min(side + 10, (tray.width() - side) / (count - 1)) : 0;
    const qreal left = town.mirrored ? tray.right() - side - number * step : tray.left() + number * step;
    return {std::round(left), tray.bottom() - side, side, side};
}

} // namespace lodeline::boomtown
