// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/lab/setsums.h"

#include <cassert>

namespace lodeline::goldrush {
namespace {

template <typename List>
void join(List& sums, const List& others)
{
    if constexpr (requires { sums.resize(others.size()); })
        if (sums.empty())
            sums.resize(others.size());
    assert(sums.size() == others.size());
    for (std::size_t i = 0; i < others.size(); ++i)
        sums[i] += others[i];
}

} // namespace

TileSums& TileSums::operator+=(const TileSums& other)
{
    drawn += other.drawn;
    discarded += other.discarded;
    hard += other.hard;
    spots += other.spots;
    return *this;
}

FeatureSums& FeatureSums::operator+=(const FeatureSums& other)
{
    built += other.built;
    completed += other.completed;
    cowboys += other.cowboys;
    size += other.size;
    return *this;
}

SourceSums& SourceSums::operator+=(const SourceSums& other)
{
    early += other.early;
    late += other.late;
    perPlayer += other.perPlayer;
    return *this;
}

SeatSums& SeatSums::operator+=(const SeatSums& other)
{
    parts += other.parts;
    partSquares += other.partSquares;
    points += other.points;
    return *this;
}

SetSums& SetSums::operator+=(const SetSums& other)
{
    if (other.games == 0)
        return *this;
    games += other.games;
    join(tiles, other.tiles);
    join(features, other.features);
    join(sources, other.sources);
    join(seats, other.seats);
    totals += other.totals;
    margins += other.margins;
    turns += other.turns;
    discarded += other.discarded;
    tokensLeft += other.tokensLeft;
    openSquares += other.openSquares;
    holes += other.holes;
    deadSquares += other.deadSquares;
    spentSquares += other.spentSquares;
    return *this;
}

} // namespace lodeline::goldrush
