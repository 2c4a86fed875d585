// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/series/winshare.h"
#include "engine/goldrush/lab/setsums.h"

namespace lodeline::goldrush {

// What the counts about a set come to.
struct SetFigures
{
    int players = 0;
    double points = 0;                  // of a player, on average
    std::array<double, 5> sources{};    // of these, by events::Score::Kind
    std::array<double, 4> built{};      // features a game, by FeatureKind
    std::array<double, 4> completion{}; // share of these that is completed; 0 for prairies
    std::array<double, 4> size{};       // mean of FeatureSums::size
    double late = 0;                    // share of the points that the final scoring brings
    double margin = 0;                  // points between the best player and the next
    double turns = 0;                   // a game
    double discarded = 0;               // tiles a game
    double spots = 0;                   // squares that a drawn tile fits
    double hard = 0;                    // share of the draws with at most kHardSpots
    double tokensLeft = 0;              // a game
    double openSquares = 0;             // a game, as the next three
    double holes = 0;
    double deadSquares = 0;
    double spentSquares = 0;
    WinShare start; // of the seat that begins

    double share(events::Score::Kind source) const; // of all points
};

// The sums must have games.
SetFigures figuresOf(const SetSums& sums);

// What the classic set gives with 2 to 5 prospectors, for those who have not simulated it beside theirs:
// `lodeline-cli simulate --players prospector,… --games 1000 --seed 1`.
SetFigures classicFigures(int players);

} // namespace lodeline::goldrush
