// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/board.h"
#include "engine/goldrush/rules/event.h"

namespace lodeline::goldrush {

// R4: scores what the tile just placed completed, in the order of R4.6; pieces and tokens go home.
void scoreCompleted(State& state, const CompiledSet& set, EventSink* sink);

// R7: scores what is incomplete, the prairies and the gold, and says who won.
void scoreFinally(State& state, const CompiledSet& set, EventSink* sink);

// Different complete railroads that leave the city of a tile, and whether those are all of them (R4.4).
struct CityRailroads
{
    int complete = 0;
    int incomplete = 0; // different ones, too
};
CityRailroads cityRailroads(const State& state, const CompiledSet& set, const TileOnBoard& tile);

// Different tiles of a feature, sorted by (y, x).
std::vector<Position> tilesOf(const State& state, NodeId node);

// Seats with the highest score (R7.5).
std::vector<int> leaders(const State& state);

} // namespace lodeline::goldrush
