// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/boomtown/rules/scoring.h"

#include "engine/boomtown/rules/groups.h"

#include <algorithm>
#include <numeric>

namespace lodeline::boomtown {
namespace {

// Squares of one row that bring points, and that cost some.
struct Counted
{
    Row brings = 0;
    Row costs = 0;
};

// The rows around row y.
class Around
{
public:
    Around(const Rows& rows, int y)
        : north_(rows[static_cast<std::size_t>(y - 1)])
        , here_(rows[static_cast<std::size_t>(y)])
        , south_(rows[static_cast<std::size_t>(y + 1)])
    {
    }

    Row here() const { return here_; }
    Row neighbours() const { return here_ << 1 | here_ >> 1 | north_ | south_; }
    Row hereOrBeside() const { return here_ | neighbours(); }
    Row onBothSides() const { return (here_ << 1 & here_ >> 1) | (north_ & south_); }
    Row onAllSides() const { return here_ << 1 & here_ >> 1 & north_ & south_; }
    Row inAllEight() const { return onAllSides() & north_ << 1 & north_ >> 1 & south_ << 1 & south_ >> 1; }
    // North-west squares of blocks of two by two.
    Row blocks() const { return here_ & here_ >> 1 & south_ & south_ >> 1; }

private:
    Row north_;
    Row here_;
    Row south_;
};

// Calls visit(row, its squares that bring points and that cost some) for the kinds that look at each square
// and its neighbours (B9); never for the others.
template <typename Visit>
void forEachCounted(const Bonus& bonus, const Town& town, Visit visit)
{
    const auto symbols = [&](int y) { return Around(town.of(bonus.symbol), y); };
    const auto others = [&](int y) { return Around(town.of(bonus.other), y); };
    const auto land = [&](int y) { return Around(town.of(bonus.territory), y); };
    const auto taken = [&](int y) { return Around(town.taken(), y); };
    const auto rows = [&](auto counted) {
        for (int y = town.north(); y <= town.south(); ++y)
            visit(y, counted(y));
    };
    switch (bonus.kind) {
    case BonusKind::Between:
        return rows([&](int y) { return Counted{symbols(y).here() & land(y).onBothSides()}; });
    case BonusKind::Customers:
        return rows([&](int y) {
            const Row beside = others(y).neighbours();
            return Counted{symbols(y).here() & beside, symbols(y).here() & ~beside};
        });
    case BonusKind::Circle:
        return rows([&](int y) { return Counted{taken(y).here() & symbols(y).onAllSides()}; });
    case BonusKind::Stockade:
        return rows([&](int y) { return Counted{symbols(y).blocks()}; });
    case BonusKind::Near:
        return rows([&](int y) { return Counted{symbols(y).here() & land(y).hereOrBeside()}; });
    case BonusKind::Away:
        return rows([&](int y) { return Counted{symbols(y).here() & ~land(y).hereOrBeside()}; });
    case BonusKind::Beside:
        return rows([&](int y) { return Counted{symbols(y).here() & others(y).neighbours()}; });
    case BonusKind::Clearing:
        return rows([&](int y) { return Counted{symbols(y).here(), land(y).here()}; });
    case BonusKind::Wilderness:
        return rows([&](int y) { return Counted{~taken(y).here() & taken(y).inAllEight()}; });
    case BonusKind::Table:
    case BonusKind::Showdown:
    case BonusKind::Shore:
    case BonusKind::Excess:
    case BonusKind::Ranch:
    case BonusKind::SmallTown:
    case BonusKind::Range:
    case BonusKind::Herd:
    case BonusKind::Train:
        return;
    }
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

// Visible squares between a symbol and the first other in one direction; nothing where there is none.
std::optional<int> distance(const Town& town, const Rows& others, Position from, Side side)
{
    int between = 0;
    for (Position at = neighbour(from, side); std::abs(int{at.x}) < kReach && std::abs(int{at.y}) < kReach;
         at = neighbour(at, side)) {
        if (contains(others, at))
            return between;
        between += town.isTaken(at) ? 1 : 0;
    }
    return std::nullopt;
}

// What one symbol brings: 0 also where it sees no other.
int rangeFrom(const Bonus& bonus, const Town& town, Position from)
{
    std::optional<int> nearest;
    for (const Side side : kAllSides)
        if (const auto found = distance(town, town.of(bonus.other), from, side))
            nearest = std::min(nearest.value_or(*found), *found);
    return nearest.value_or(0);
}

int range(const Bonus& bonus, const Town& town)
{
    int points = 0;
    forEachSquare(town.of(bonus.symbol), town.north(), town.south(),
                  [&](Position from) { points += rangeFrom(bonus, town, from); });
    return points;
}

// Calls visit(length, first, side) for each longest row of two or more, west to east and north to south.
template <typename Visit>
void forEachTrain(const Rows& symbols, int north, int south, Visit visit)
{
    forEachSquare(symbols, north, south, [&](Position from) {
        for (const Side side : {Side::East, Side::South}) {
            if (contains(symbols, neighbour(from, opposite(side))))
                continue;
            int length = 1;
            for (Position at = neighbour(from, side); contains(symbols, at); at = neighbour(at, side))
                ++length;
            if (length > 1)
                visit(length, from, side);
        }
    });
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
    for (int y = town.north(); y <= town.south(); ++y)
        found[static_cast<std::size_t>(y)] =
            town.of(symbol)[static_cast<std::size_t>(y)] & Around(group, y).hereOrBeside();
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

Rows trainsOf(const Bonus& bonus, const Town& town)
{
    Rows found{};
    forEachTrain(town.of(bonus.symbol), town.north(), town.south(),
                 [&](int length, Position from, Side side) {
                     if (pointsFor(length, bonus.table) == 0)
                         return;
                     for (; length > 0; --length, from = neighbour(from, side))
                         mark(found, from);
                 });
    return found;
}

Rows rangesOf(const Bonus& bonus, const Town& town)
{
    Rows found{};
    forEachSquare(town.of(bonus.symbol), town.north(), town.south(), [&](Position from) {
        if (rangeFrom(bonus, town, from) > 0)
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

int bonusPoints(const Town& town, const Town& opponent, const Bonuses& bonuses, std::size_t number)
{
    const Bonus& bonus = *bonuses[number];
    switch (bonus.kind) {
    case BonusKind::Table:
        return pointsFor(town.count(bonus.symbol), bonus.table);
    case BonusKind::Showdown:
    case BonusKind::Excess:
    case BonusKind::SmallTown:
        return comparedPoints(bonus, town.counts(), opponent.counts());
    case BonusKind::Shore:
        return shore(bonus, town, largestGroup(town, bonus.territory, bonuses));
    case BonusKind::Ranch:
        return (town.count(bonus.symbol) + town.count(bonus.territory)) / 2;
    case BonusKind::Range:
        return range(bonus, town);
    case BonusKind::Herd:
        return bonus.points * largestGroupSize(town.of(bonus.symbol), town.north(), town.south());
    case BonusKind::Train:
        return train(bonus, town);
    case BonusKind::Between:
    case BonusKind::Customers:
    case BonusKind::Circle:
    case BonusKind::Stockade:
    case BonusKind::Near:
    case BonusKind::Away:
    case BonusKind::Beside:
    case BonusKind::Clearing:
    case BonusKind::Wilderness:
        return pointsBySquare(bonus, town);
    }
    return 0;
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
    else if (bonus.kind == BonusKind::Train)
        reason.counted = trainsOf(bonus, town);
    else if (bonus.kind == BonusKind::Range)
        reason.counted = rangesOf(bonus, town);
    else if (reason.points > 0)
        addAll(reason.counted, countedTogether(bonus, town, opponent));
    else if (reason.points < 0)
        addAll(reason.against, countedTogether(bonus, town, opponent));
    return reason;
}

} // namespace lodeline::boomtown
