// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/tile.h"

namespace lodeline {

// The prairies of a tile follow from its railroads and mountains: half-edges are of one prairie when no track
// and no mountain lies between them. Tracks that end in a junction or in the city meet in the middle; those
// that end in a mountain are one with it (the first one, if there are several).

// The half-edges of each prairie, clockwise; the prairies in the order of their first half-edge from NW on.
// Those that touch no edge cannot be found this way.
std::vector<std::vector<HalfEdge>> prairieAreas(const TileDesign& tile);

// Makes the prairies what the railroads and mountains leave. Those of the same half-edges stay as they are,
// also in their place in the list; the tipis and horses of others go to the prairie that gets most of their
// half-edges, as far as there is room (9 of a kind). Prairies that touch no edge stay.
void layPrairies(TileDesign& tile);

} // namespace lodeline
