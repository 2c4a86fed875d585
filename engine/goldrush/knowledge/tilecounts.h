// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/game.h"

#include <vector>

namespace lodeline::goldrush {

// Where the copies of a design are; anybody at the table can count them.
struct TileCount
{
    int design = 0; // index into TileSet::tiles
    int all = 0;
    int lying = 0;     // on the board, the start tile included
    int discarded = 0; // R2.2
    int inHand = 0;    // drawn and not placed yet
    int left = 0;      // in the stack

    friend bool operator==(const TileCount&, const TileCount&) = default;
};

// One for each design, in the order of the set. all == lying + discarded + inHand + left.
std::vector<TileCount> tileCounts(const Game& game);

} // namespace lodeline::goldrush
