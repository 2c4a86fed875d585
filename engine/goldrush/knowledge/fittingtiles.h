// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/game.h"

#include <vector>

namespace lodeline::goldrush {

// The copies of a design that would serve on an empty square, as far as they are not on the board.
struct FittingTile
{
    int design = 0;                   // index into TileSet::tiles
    Rotation rotation = Rotation::R0; // the first one that serves
    int left = 0;                     // copies in the stack
    bool inHand = false;              // one more copy, drawn and not placed yet

    friend bool operator==(const FittingTile&, const FittingTile&) = default;
};

// Those that fit an empty square beside a tile (R2.1), in the order of the set.
std::vector<FittingTile> tilesThatFit(const Game& game, Position at);

// Those of them that end a feature on one of its `openSquares`: whatever they join it with, it faces no
// square after that which it did not face before. Where that is its only one, they complete it (R4.1, R4.2,
// R4.4).
std::vector<FittingTile> tilesThatClose(const Game& game, PlacedSegment of, Position square);

// Copies in the stack of all of these.
int copiesLeft(const std::vector<FittingTile>& tiles);
// Whether the tile in hand is one of them.
bool isInHand(const std::vector<FittingTile>& tiles);

} // namespace lodeline::goldrush
