// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/boomtown/ai/placedbonuses.h"

#include "engine/boomtown/rules/around.h"

#include <algorithm>

namespace lodeline::boomtown {
namespace {

// A window has two squares to each side of the card; those next to the card may count by it.
constexpr int kMargin = 2;
constexpr int kSide = 2 * kMargin + 2;
constexpr int kWindowRow = 8;
constexpr std::uint64_t kNextToCard = 0x1e1e1e1e00;

constexpr std::uint64_t windowOf(unsigned onCard)
{
    constexpr int kNorthWest = kMargin * kWindowRow + kMargin;
    return std::uint64_t{onCard & 0b11U} << kNorthWest | std::uint64_t{onCard >> 2U}
                                                             << (kNorthWest + kWindowRow);
}

// Whether it matters where there is nothing.
bool looksAtGaps(BonusKind kind)
{
    return kind == BonusKind::Circle || kind == BonusKind::Wilderness;
}

} // namespace

class PlacedBonuses::LandInWindows
{
public:
    explicit LandInWindows(const Windows& windows)
        : windows_(windows)
    {
    }

    Around symbols() const { return around(windows_.symbols); }
    Around others() const { return around(windows_.others); }
    Around ground() const { return around(windows_.ground); }
    Around taken() const { return around(windows_.taken); }

private:
    static Around around(Window window) { return {window << kWindowRow, window, window >> kWindowRow}; }

    const Windows& windows_;
};

PlacedBonuses::PlacedBonuses(const Town& town, const TownSquares& squares, const Bonuses& bonuses)
    : town_(town)
    , squares_(squares)
    , bonuses_(bonuses)
{
    for (std::size_t i = 0; i < bonuses.size(); ++i) {
        const BonusKind kind = bonuses[i]->kind;
        if (countsSquares(kind))
            points_[i] = bonusPoints(town, town, bonuses, i);
        else if (kind == BonusKind::Shore && !land_)
            land_.emplace(squares, [](Square square) { return index(square.territory); });
        else if (kind == BonusKind::Herd && !herds_)
            herds_.emplace(squares, [](Square square) { return index(square.symbol); });
        else if (LineBonus::looksAlong(kind))
            lines_[i].emplace(town, squares, *bonuses[i]);
    }
}

PlacedBonuses::Window PlacedBonuses::windowOn(const Rows& rows, Position at)
{
    constexpr Window kRow = (Window{1} << kSide) - 1;
    const auto west = static_cast<unsigned>(at.x + kReach - kMargin);
    const std::size_t north = rowOf(at.y) - kMargin;
    Window window = 0;
    for (std::size_t y = 0; y < kSide; ++y)
        window |= (rows[north + y] >> west & kRow) << (kWindowRow * y);
    return window;
}

int PlacedBonuses::pointsIn(const Bonus& bonus, const Windows& windows)
{
    const Counted counted = countedOn(bonus.kind, LandInWindows(windows));
    const int brings = bonus.points * countBits(counted.brings & kNextToCard);
    return bonus.penalty == 0 ? brings : brings - bonus.penalty * countBits(counted.costs & kNextToCard);
}

void PlacedBonuses::setPlace(Position at, const Site& site)
{
    at_ = at;
    site_ = site;
    for (std::size_t i = 0; i < bonuses_.size(); ++i) {
        const Bonus& bonus = *bonuses_[i];
        if (!countsSquares(bonus.kind))
            continue;
        const BonusShape& shape = bonusShape(bonus.kind);
        Windows& windows = windows_[i];
        windows.symbols = shape.symbol ? windowOn(town_.of(bonus.symbol), at) : 0;
        windows.others = shape.other ? windowOn(town_.of(bonus.other), at) : 0;
        windows.ground = shape.territory ? windowOn(town_.of(bonus.territory), at) : 0;
        windows.taken = looksAtGaps(bonus.kind) ? windowOn(town_.taken(), at) : 0;
        beside_[i] = pointsIn(bonus, windows);
    }
}

PlacedBonuses::Windows PlacedBonuses::with(const LyingCard& card, const Bonus& bonus, Windows windows) const
{
    const Window rest = ~windowOf(kWholeCard);
    windows.symbols = (windows.symbols & rest) | windowOf(card.symbols[index(bonus.symbol)]);
    windows.others = (windows.others & rest) | windowOf(card.symbols[index(bonus.other)]);
    windows.ground = (windows.ground & rest) | windowOf(card.territories[index(bonus.territory)]);
    windows.taken |= ~rest;
    return windows;
}

int PlacedBonuses::pointsWith(const LyingCard& card, const Counts& counts) const
{
    int points = land_ ? shores(card) : 0;
    for (std::size_t i = 0; i < bonuses_.size(); ++i) {
        const Bonus& bonus = *bonuses_[i];
        if (countsSquares(bonus.kind))
            points += points_[i] - beside_[i] + pointsIn(bonus, with(card, bonus, windows_[i]));
        else if (bonus.kind == BonusKind::Herd)
            points += bonus.points *
                      herds_->largestWith(index(bonus.symbol), card.symbols[index(bonus.symbol)], site_);
        else if (lines_[i])
            points += lines_[i]->pointsWith(card, at_, site_);
        else
            points += countedPoints(bonus, counts);
    }
    return points;
}

int PlacedBonuses::shores(const LyingCard& card) const
{
    unsigned done = 0;
    int points = 0;
    for (const Bonus* bonus : bonuses_) {
        const unsigned territory = 1U << index(bonus->territory);
        if (bonus->kind == BonusKind::Shore && (done & territory) == 0) {
            done |= territory;
            points += shoresOn(bonus->territory, card);
        }
    }
    return points;
}

int PlacedBonuses::shoresOn(Territory territory, const LyingCard& card) const
{
    // The squares of the group and those beside them.
    const auto shoreOf = [&](SquareSet group) {
        SquareSet shore = group;
        forEachNumber(group & ~cardSet(kWholeCard),
                      [&](SquareNumber number) { shore |= squares_.beside(number); });
        shore &= ~site_.covered;
        constexpr std::array<unsigned, kSquares> kBesideOnCard{0b0110, 0b1001, 0b1001, 0b0110};
        for (std::size_t i = 0; i < kSquares; ++i)
            for (const SquareNumber number : site_.beside[i]) {
                if ((group & cardSet(1U << i)) != 0)
                    shore |= setOf(number) | cardSet(kBesideOnCard[i]);
                if ((group & setOf(number)) != 0)
                    shore |= cardSet(1U << i);
            }
        return shore;
    };
    int largest = 0;
    int most = 0;
    land_->forEachGroupWith(index(territory), card.territories[index(territory)], site_,
                            [&](SquareSet group, int size) {
                                if (size < largest)
                                    return;
                                int points = 0;
                                const SquareSet shore = shoreOf(group);
                                for (const Bonus* bonus : bonuses_)
                                    if (bonus->kind == BonusKind::Shore && bonus->territory == territory) {
                                        SquareSet symbols = cardSet(card.symbols[index(bonus->symbol)]);
                                        forEachNumber(shore & ~cardSet(kWholeCard), [&](SquareNumber number) {
                                            if (squares_.square(number).symbol == bonus->symbol)
                                                symbols |= setOf(number);
                                        });
                                        points += bonus->points * countBits(shore & symbols);
                                    }
                                if (size > largest)
                                    most = points;
                                largest = size;
                                most = std::max(most, points);
                            });
    return most;
}

} // namespace lodeline::boomtown
