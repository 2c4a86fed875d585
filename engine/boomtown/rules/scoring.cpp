// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/boomtown/rules/scoring.h"

#include "engine/boomtown/rules/around.h"
#include "engine/boomtown/rules/groups.h"
#include "engine/boomtown/rules/lines.h"

#include <algorithm>
#include <numeric>

namespace lodeline::boomtown {
namespace {

// What lies around the squares of row y, as a bonus sees it.
class RowOfLand
{
public:
    RowOfLand(const Bonus& bonus, const Town& town, int y)
        : bonus_(bonus)
        , town_(town)
        , y_(static_cast<std::size_t>(y))
    {
    }

    Around symbols() const { return around(town_.of(bonus_.symbol)); }
    Around others() const { return around(town_.of(bonus_.other)); }
    Around ground() const { return around(town_.of(bonus_.territory)); }
    Around taken() const { return around(town_.taken()); }

private:
    Around around(const Rows& rows) const { return {rows[y_ - 1], rows[y_], rows[y_ + 1]}; }

    const Bonus& bonus_;
    const Town& town_;
    std::size_t y_;
};

// Calls visit(row, its squares that bring points and that cost some) where a bonus counts such.
template <typename Visit>
void forEachCounted(const Bonus& bonus, const Town& town, Visit visit)
{
    if (!countsSquares(bonus.kind))
        return;
    for (int y = town.north(); y <= town.south(); ++y)
        visit(y, countedOn(bonus.kind, RowOfLand(bonus, town, y)));
}

int pointsBySquare(const Bonus& bonus, const Town& town)
{
    int points = 0;
    forEachCounted(bonus, town, [&](int, const Counted& counted) {
        points += bonus.points * countBits(counted.brings) - bonus.penalty * countBits(counted.costs);
    });
    return points;
}

int showdown(const Bonus& bonus, const Counts& town, const Counts& opponent)
{
    const auto balance = [&](Symbol symbol) { return town.of(symbol) - opponent.of(symbol); };
    if (balance(bonus.symbol) > 0)
        return bonus.points - (balance(bonus.other) < 0 ? bonus.handOver : 0);
    return balance(bonus.symbol) < 0 && balance(bonus.other) > 0 ? bonus.handOver : 0;
}

int excess(const Bonus& bonus, const Counts& town, const Counts& opponent)
{
    const int theirs = opponent.of(bonus.symbol);
    return town.of(bonus.symbol) > theirs ? -theirs : 0;
}

// Looks along the rows and columns of a town for the second symbol of a bonus.
class Sight
{
public:
    Sight(const Bonus& bonus, const Town& town)
        : town_(town)
        , others_(town.of(bonus.other))
        , columns_(columnsOf(others_, town.north(), town.south()))
        , takenColumns_(columnsOf(town.taken(), town.north(), town.south()))
    {
    }

    // What one symbol brings: 0 also where it sees no other.
    int from(Position at) const
    {
        const std::size_t y = rowOf(at.y);
        const auto x = static_cast<std::size_t>(at.x + kReach);
        const int nearest = std::min(distanceInLine(town_.taken()[y], others_[y], bitOf(at.x)),
                                     distanceInLine(takenColumns_[x], columns_[x], Row{1} << y));
        return nearest == kOutOfSight ? 0 : nearest;
    }

private:
    const Town& town_;
    const Rows& others_;
    Rows columns_;
    Rows takenColumns_;
};

int range(const Bonus& bonus, const Town& town)
{
    const Sight sight(bonus, town);
    int points = 0;
    forEachSquare(town.of(bonus.symbol), town.north(), town.south(),
                  [&](Position from) { points += sight.from(from); });
    return points;
}

// Calls visit(length, first, side) for each longest row of two or more, west to east and north to south.
template <typename Visit>
void forEachTrain(const Rows& symbols, int north, int south, Visit visit)
{
    const auto position = [](std::size_t x, std::size_t y) {
        return Position{static_cast<std::int16_t>(static_cast<int>(x) - kReach),
                        static_cast<std::int16_t>(static_cast<int>(y) - kReach)};
    };
    const Rows columns = columnsOf(symbols, north, south);
    for (std::size_t line = 0; line < symbols.size(); ++line) {
        forEachRun(symbols[line],
                   [&](std::size_t first, int length) { visit(length, position(first, line), Side::East); });
        forEachRun(columns[line],
                   [&](std::size_t first, int length) { visit(length, position(line, first), Side::South); });
    }
}

int train(const Bonus& bonus, const Town& town)
{
    int points = 0;
    forEachTrain(town.of(bonus.symbol), town.north(), town.south(),
                 [&](int length, Position, Side) { points += pointsFor(length, bonus.table); });
    return points;
}

// The squares of a symbol on a group or beside it.
Rows shoreOf(const Town& town, Symbol symbol, const Rows& group)
{
    Rows found{};
    for (auto y = static_cast<std::size_t>(town.north()); static_cast<int>(y) <= town.south(); ++y)
        found[y] = town.of(symbol)[y] & Around(group[y - 1], group[y], group[y + 1]).hereOrBeside();
    return found;
}

int countOf(const Town& town, const Rows& rows)
{
    return countSquares(rows, town.north(), town.south());
}

int shore(const Bonus& bonus, const Town& town, const Rows& group)
{
    return bonus.points * countOf(town, shoreOf(town, bonus.symbol, group));
}

bool isShoreOf(const Bonus& bonus, Territory territory)
{
    return bonus.kind == BonusKind::Shore && bonus.territory == territory;
}

void mark(Rows& rows, Position at)
{
    rows[rowOf(at.y)] |= bitOf(at.x);
}

void addAll(Rows& rows, const Rows& more)
{
    for (std::size_t y = 0; y < rows.size(); ++y)
        rows[y] |= more[y];
}

Rows herdOf(const Town& town, Symbol symbol)
{
    Rows herd{};
    int most = 0;
    forEachGroup(town.of(symbol), town.north(), town.south(), [&](const Rows& group, int size) {
        if (size > most) {
            herd = group;
            most = size;
        }
    });
    return herd;
}

// Those that bring points, or those that cost some.
Rows trainsOf(const Bonus& bonus, const Town& town, bool bring)
{
    Rows found{};
    forEachTrain(town.of(bonus.symbol), town.north(), town.south(),
                 [&](int length, Position from, Side side) {
                     const int points = pointsFor(length, bonus.table);
                     if (bring ? points <= 0 : points >= 0)
                         return;
                     for (; length > 0; --length, from = neighbour(from, side))
                         mark(found, from);
                 });
    return found;
}

Rows rangesOf(const Bonus& bonus, const Town& town)
{
    const Sight sight(bonus, town);
    Rows found{};
    forEachSquare(town.of(bonus.symbol), town.north(), town.south(), [&](Position from) {
        if (sight.from(from) > 0)
            mark(found, from);
    });
    return found;
}

// The squares of the kinds that look at numbers only, where they bring or cost points.
Rows countedTogether(const Bonus& bonus, const Town& town, const Town& opponent)
{
    Rows found{};
    switch (bonus.kind) {
    case BonusKind::Table:
    case BonusKind::Excess:
        return town.of(bonus.symbol);
    case BonusKind::Showdown: // what is handed over comes from the others
        return town.of(town.count(bonus.symbol) > opponent.count(bonus.symbol) ? bonus.symbol : bonus.other);
    case BonusKind::Ranch:
        found = town.of(bonus.symbol);
        addAll(found, town.of(bonus.territory));
        return found;
    default:
        return found;
    }
}

} // namespace

int TownScore::total() const
{
    return std::accumulate(groups.begin(), groups.end(), 0) +
           std::accumulate(bonuses.begin(), bonuses.end(), 0);
}

Rows largestGroup(const Town& town, Territory territory, const Bonuses& bonuses)
{
    Rows best{};
    int most = 0;
    int mostWorth = 0;
    forEachGroup(town.of(territory), town.north(), town.south(), [&](const Rows& group, int size) {
        if (size < most)
            return;
        int worth = 0;
        for (const Bonus* bonus : bonuses)
            if (isShoreOf(*bonus, territory))
                worth += shore(*bonus, town, group);
        if (size > most || worth > mostWorth) {
            best = group;
            most = size;
            mostWorth = worth;
        }
    });
    return best;
}

bool comparesTowns(BonusKind kind)
{
    return kind == BonusKind::Showdown || kind == BonusKind::Excess || kind == BonusKind::SmallTown;
}

int comparedPoints(const Bonus& bonus, const Counts& town, const Counts& opponent)
{
    switch (bonus.kind) {
    case BonusKind::Showdown:
        return showdown(bonus, town, opponent);
    case BonusKind::Excess:
        return excess(bonus, town, opponent);
    case BonusKind::SmallTown:
        return std::max(0, opponent.squares - town.squares);
    default:
        return 0;
    }
}

bool countsAlone(BonusKind kind)
{
    return kind == BonusKind::Table || kind == BonusKind::Ranch;
}

int countedPoints(const Bonus& bonus, const Counts& town)
{
    switch (bonus.kind) {
    case BonusKind::Table:
        return pointsFor(town.of(bonus.symbol), bonus.table);
    case BonusKind::Ranch:
        return (town.of(bonus.symbol) + town.of(bonus.territory)) / 2;
    default:
        return 0;
    }
}

int bonusPoints(const Town& town, const Town& opponent, const Bonuses& bonuses, std::size_t number)
{
    const Bonus& bonus = *bonuses[number];
    switch (bonus.kind) {
    case BonusKind::Table:
    case BonusKind::Ranch:
        return countedPoints(bonus, town.counts());
    case BonusKind::Showdown:
    case BonusKind::Excess:
    case BonusKind::SmallTown:
        return comparedPoints(bonus, town.counts(), opponent.counts());
    case BonusKind::Shore:
        return shore(bonus, town, largestGroup(town, bonus.territory, bonuses));
    case BonusKind::Range:
        return range(bonus, town);
    case BonusKind::Herd:
        return bonus.points * largestGroupSize(town.of(bonus.symbol), town.north(), town.south());
    case BonusKind::Train:
        return train(bonus, town);
    default:
        return pointsBySquare(bonus, town);
    }
}

TownScore scoreOf(const Town& town, const Town& opponent, const Bonuses& bonuses)
{
    TownScore score;
    for (const Territory territory : kAllTerritories)
        score.groups[index(territory)] = largestGroupSize(town.of(territory), town.north(), town.south());
    for (std::size_t i = 0; i < bonuses.size(); ++i)
        score.bonuses[i] = bonusPoints(town, opponent, bonuses, i);
    return score;
}

BonusReason reasonOf(const Town& town, const Town& opponent, const Bonuses& bonuses, std::size_t number)
{
    const Bonus& bonus = *bonuses[number];
    BonusReason reason;
    reason.points = bonusPoints(town, opponent, bonuses, number);
    forEachCounted(bonus, town, [&reason](int y, const Counted& counted) {
        reason.counted[static_cast<std::size_t>(y)] = counted.brings;
        reason.against[static_cast<std::size_t>(y)] = counted.costs;
    });
    if (bonus.kind == BonusKind::Shore)
        reason.counted = shoreOf(town, bonus.symbol, largestGroup(town, bonus.territory, bonuses));
    else if (bonus.kind == BonusKind::Herd)
        reason.counted = herdOf(town, bonus.symbol);
    else if (bonus.kind == BonusKind::Train) {
        reason.counted = trainsOf(bonus, town, true);
        reason.against = trainsOf(bonus, town, false);
    } else if (bonus.kind == BonusKind::Range)
        reason.counted = rangesOf(bonus, town);
    else if (reason.points > 0)
        addAll(reason.counted, countedTogether(bonus, town, opponent));
    else if (reason.points < 0)
        addAll(reason.against, countedTogether(bonus, town, opponent));
    // A deck may give nothing for them, or less.
    if (bonusShape(bonus.kind).penalty && bonus.penalty == 0)
        reason.against = {};
    const bool isBySquare = bonusShape(bonus.kind).points && bonus.kind != BonusKind::Showdown;
    if (isBySquare && bonus.points < 0)
        addAll(reason.against, reason.counted);
    if (isBySquare && bonus.points <= 0)
        reason.counted = {};
    return reason;
}

} // namespace lodeline::boomtown
