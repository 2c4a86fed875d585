// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/design/edgekinds.h"
#include "engine/goldrush/rules/tileset.h"

#include <array>
#include <vector>

namespace lodeline::goldrush {

struct SquareChance
{
    SquareShape shape;  // one of those that differ only by rotation
    double weight = 0;  // how likely it is among squares of as many neighbours, if edges meet at random
    double fitting = 0; // share of the tiles that fit it, turned as they may be
};

// Counts over all copies of all designs; tiles, tokens and nuggets are counted by the set itself.
struct SetStatistics
{
    // By FeatureKind: edges (cities have none), and segments (of a design its city counts as one).
    std::array<int, 4> edges{};
    std::array<int, 4> segments{};
    std::array<int, 4> answering{};    // by FeatureKind: tiles with at least one such edge
    std::array<int, 4> railroadEnds{}; // by RailroadEnd
    int locomotives = 0;
    int tipis = 0;
    int horses = 0;
    std::vector<SquareChance> squares; // of one to four neighbours, by their number

    // How likely a tile drawn at random fits a square of so many neighbours, 1 to 4.
    double chanceToFill(int neighbours) const;
};

SetStatistics statisticsOf(const TileSet& set);

int neighboursOf(const SquareShape& shape);

// How likely each design, turned as it may be, fits a random open square of a game, 0 to 1. Of 100 such
// squares 57 have one neighbour, 26 two, 13 three and 4 four, as in random games of the shipped sets.
std::vector<double> chancesToBePlaced(const TileSet& set, const SetStatistics& statistics);

// Whether no copy of another design, and no other copy of this one, has an edge that this one could lie
// against.
bool fitsNowhere(const TileSet& set, std::size_t tile);

} // namespace lodeline::goldrush
