// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/tile.h"

namespace lodeline::goldrush {

// The repairs of the drawing of one tile. They take drawings that are not sound, which the edits of
// tileedit.h never make but files can hold. Each gives false where it has nothing to do, and leaves the tile
// as it was then.

// Leaves an edge that is used more than once to the first railroad, or the first mountain, that uses it.
bool edgeToRailroad(TileDesign& tile, Side side);
bool edgeToMountain(TileDesign& tile, Side side);

// Of a railroad by its index.
bool endInJunction(TileDesign& tile, std::size_t railroad); // one with one edge
bool runThrough(TileDesign& tile, std::size_t railroad);    // one with two edges
bool splitRailroad(TileDesign& tile, std::size_t railroad); // into one for each of its edges
bool removeRailroad(TileDesign& tile, std::size_t railroad);

bool layPrairiesAnew(TileDesign& tile); // as railroads and mountains part them
// Railroads, mountains and prairies that touch no edge, as many as there are too many segments.
bool removeLoose(TileDesign& tile);

// Lets a railroad end in the town that is a draft: one that ends in a junction, or else in a mountain.
bool joinTown(TileDesign& tile);

} // namespace lodeline::goldrush
