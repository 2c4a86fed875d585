// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/tile.h"

namespace lodeline::goldrush {

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

// The same after a change: half-edges that were of one prairie `before` although something parted them were
// joined on purpose, and their areas stay joined as far as those half-edges are left. Where the change parts
// one of those areas, the part with most of its half-edges stays joined.
void layPrairies(TileDesign& tile, const TileDesign& before);

// The half-edges of one prairie by the areas they lie in: several where it was joined on purpose.
std::vector<std::vector<HalfEdge>> piecesOf(const PrairieSegment& prairie,
                                            const std::vector<std::vector<HalfEdge>>& areas);

// Sorted clockwise, from a half-edge on that follows none of the others.
std::vector<HalfEdge> clockwise(std::vector<HalfEdge> halves);

} // namespace lodeline::goldrush
