// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/tile.h"

#include <optional>

namespace lodeline::art {

// What separates the half-edges of a tile when its tracks and mountains are walls from edge to edge.

// The first edge of a mountain that runs from one edge straight to the opposite one, if the tile has one.
std::optional<Side> bandFrom(const goldrush::TileDesign& design);

// On which side of such a mountain the town or the turntable lies: the one of the first railroad that ends
// there.
std::optional<Side> hubSide(const goldrush::TileDesign& design, goldrush::RailroadEnd end);

// Whether a mountain lies on both sides of the railroad, which then runs through it in a tunnel, or between
// the railroad and the town where it ends.
bool runsUnder(const goldrush::TileDesign& design, int railroad, int mountain);

// Whether a prairie passes between the end of this railroad in a mountain and the mountain's edges: the track
// then enters a grassy hill in front of it.
bool prairiePassesOver(const goldrush::TileDesign& design, int railroad);

} // namespace lodeline::art
