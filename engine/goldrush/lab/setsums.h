// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/lab/histogram.h"
#include "engine/goldrush/rules/event.h"

#include <array>

namespace lodeline::goldrush {

// What the lab counts while computer players play a tile set: sums over games, integers only, so that the
// sums of any parts of a run join to those of the whole, in any order.

// A tile that is drawn and fits on at most so many squares is hard to place.
inline constexpr int kHardSpots = 2;

struct TileSums
{
    std::int64_t drawn = 0;     // all times, discarded or not
    std::int64_t discarded = 0; // of these: fitted nowhere (R2.2)
    std::int64_t hard = 0;      // of these: fitted on at most kHardSpots squares, or nowhere
    std::int64_t spots = 0;     // squares it fitted on, over all draws

    TileSums& operator+=(const TileSums& other);
    friend bool operator==(const TileSums&, const TileSums&) = default;
};

struct FeatureSums
{
    std::int64_t built = 0;     // on the board at the end, complete or not; what has merged counts once
    std::int64_t completed = 0; // a prairie never is
    std::int64_t cowboys = 0;   // put there
    // Railroads and mountains: different tiles when completed. Cities: complete railroads when completed.
    // Prairies: different tiles at the end, of all of them.
    Histogram size;

    FeatureSums& operator+=(const FeatureSums& other);
    friend bool operator==(const FeatureSums&, const FeatureSums&) = default;
};

// Points by where they come from.
struct SourceSums
{
    std::int64_t early = 0; // while the game ran
    std::int64_t late = 0;  // in the final scoring
    Histogram perPlayer{5}; // of a player in a game, one entry for each seat

    SourceSums& operator+=(const SourceSums& other);
    friend bool operator==(const SourceSums&, const SourceSums&) = default;
};

// By seat in the order of turns; the first begins.
struct SeatSums
{
    std::int64_t parts = 0; // of wins, in parts of kPartsOfAWin
    std::int64_t partSquares = 0;
    std::int64_t points = 0;

    SeatSums& operator+=(const SeatSums& other);
    friend bool operator==(const SeatSums&, const SeatSums&) = default;
};

struct SetSums
{
    int games = 0;
    std::vector<TileSums> tiles;         // by design
    std::array<FeatureSums, 4> features; // by FeatureKind
    std::array<SourceSums, 5> sources;   // by events::Score::Kind
    std::vector<SeatSums> seats;
    Histogram totals{5};  // points of a player at the end, one entry for each seat
    Histogram margins{5}; // points between the best player and the next
    // One entry a game each:
    Histogram turns;       // of all players together
    Histogram discarded;   // tiles
    Histogram tokensLeft;  // taken by nobody
    Histogram openSquares; // at the end: empty squares beside a tile
    Histogram holes;       // of these: with tiles on all four sides
    Histogram deadSquares; // of the open ones: fitted by no tile of the whole set, however it is turned
    // When a quarter of the stack is left: open squares that none of the tiles still to come fits, the dead
    // ones among them.
    Histogram spentSquares;

    SetSums& operator+=(const SetSums& other); // of the same set and number of players, or without games
    friend bool operator==(const SetSums&, const SetSums&) = default;
};

} // namespace lodeline::goldrush
