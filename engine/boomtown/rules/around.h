// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boomtown/rules/bonus.h"
#include "engine/boomtown/rules/town.h"

namespace lodeline::boomtown {

// Some squares with those to the north and to the south, each moved upon them: those of a row, or of several
// rows in one word.
class Around
{
public:
    constexpr Around(Row north, Row here, Row south)
        : north_(north)
        , here_(here)
        , south_(south)
    {
    }

    constexpr Row here() const { return here_; }
    constexpr Row neighbours() const { return here_ << 1 | here_ >> 1 | north_ | south_; }
    constexpr Row hereOrBeside() const { return here_ | neighbours(); }
    constexpr Row onBothSides() const { return (here_ << 1 & here_ >> 1) | (north_ & south_); }
    constexpr Row onAllSides() const { return here_ << 1 & here_ >> 1 & north_ & south_; }
    constexpr Row inAllEight() const
    {
        return onAllSides() & north_ << 1 & north_ >> 1 & south_ << 1 & south_ >> 1;
    }
    // North-west squares of blocks of two by two.
    constexpr Row blocks() const { return here_ & here_ >> 1 & south_ & south_ >> 1; }

private:
    Row north_;
    Row here_;
    Row south_;
};

// Squares that bring points, and that cost some.
struct Counted
{
    Row brings = 0;
    Row costs = 0;
};

// Whether a bonus counts squares by themselves and what lies around them (B9), up to the eight next to them.
constexpr bool countsSquares(BonusKind kind)
{
    switch (kind) {
    case BonusKind::Between:
    case BonusKind::Customers:
    case BonusKind::Circle:
    case BonusKind::Stockade:
    case BonusKind::Near:
    case BonusKind::Away:
    case BonusKind::Beside:
    case BonusKind::Clearing:
    case BonusKind::Wilderness:
        return true;
    case BonusKind::Table:
    case BonusKind::Showdown:
    case BonusKind::Shore:
    case BonusKind::Excess:
    case BonusKind::Ranch:
    case BonusKind::SmallTown:
    case BonusKind::Range:
    case BonusKind::Herd:
    case BonusKind::Train:
        return false;
    }
    return false;
}

// What such a bonus counts; nothing for the others. `land` tells of each what is Around: symbols(), others()
// and ground() of the bonus, and all that is taken().
template <typename Land>
constexpr Counted countedOn(BonusKind kind, const Land& land)
{
    switch (kind) {
    case BonusKind::Between:
        return {land.symbols().here() & land.ground().onBothSides()};
    case BonusKind::Customers: {
        const Row beside = land.others().neighbours();
        return {land.symbols().here() & beside, land.symbols().here() & ~beside};
    }
    case BonusKind::Circle:
        return {land.taken().here() & land.symbols().onAllSides()};
    case BonusKind::Stockade:
        return {land.symbols().blocks()};
    case BonusKind::Near:
        return {land.symbols().here() & land.ground().hereOrBeside()};
    case BonusKind::Away:
        return {land.symbols().here() & ~land.ground().hereOrBeside()};
    case BonusKind::Beside:
        return {land.symbols().here() & land.others().neighbours()};
    case BonusKind::Clearing:
        return {land.symbols().here(), land.ground().here()};
    case BonusKind::Wilderness:
        return {~land.taken().here() & land.taken().inAllEight()};
    default:
        return {};
    }
}

} // namespace lodeline::boomtown
