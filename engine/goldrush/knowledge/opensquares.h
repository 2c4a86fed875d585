// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/game.h"

#include <vector>

namespace lodeline::goldrush {

// The empty squares that a feature faces with an edge, a city with those of its railroads; sorted. There has
// to be a tile on each before it is complete (R4.1, R4.2, R4.4). A prairie has none: it never is.
std::vector<Position> openSquares(const State& state, const CompiledSet& set, PlacedSegment of);
std::vector<Position> openSquares(const Game& game, PlacedSegment of);

// False where it is certain that a feature with these open squares stays incomplete: nothing that is left or
// in hand fits one of them, or there are not so many tiles.
bool canBeCompleted(const Game& game, const std::vector<Position>& squares);

} // namespace lodeline::goldrush
