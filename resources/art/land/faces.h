// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/tile.h"

namespace lodeline::art {

// What separates the half-edges of a tile when its tracks and mountains are walls from edge to edge.

// Whether a mountain lies on both sides of the railroad, which then runs through it in a tunnel.
bool runsUnder(const goldrush::TileDesign& design, int railroad, int mountain);

// Whether a prairie passes between the end of this railroad in a mountain and the mountain's edges: the track
// then enters a grassy hill in front of it.
bool prairiePassesOver(const goldrush::TileDesign& design, int railroad);

} // namespace lodeline::art
