// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/tile.h"

namespace lodeline::goldrush {

// What a designer does to one tile with one gesture. The tile stays sound: no edge is claimed twice, a
// railroad that loses one of its edges or its mountain ends in a junction, a mountain that loses its last
// edge goes, and the prairies follow the rest, those that were joined on purpose stay so (layPrairies). A
// town and nuggets that were drafts (draft.h) become real with the first track or mountain for them. What
// returns false has left the tile as it was.

// The kind that a click on an edge gives it: prairie, railroad, mountain and prairie again.
FeatureKind nextEdgeKind(FeatureKind kind);

// Gives an edge to a railroad of its own that ends in a junction, to a mountain of its own with one nugget,
// or to the prairie; whatever had it gives it up. Not for a city.
bool setEdge(TileDesign& tile, Side side, FeatureKind kind);

// One railroad from edge to edge, with the locomotives of those that had the edges (9 at most).
bool layTrack(TileDesign& tile, Side from, Side to);

// Lets the railroad of an edge end there; where it ran through, its other edge ends in a junction. A mountain
// has to be on the tile for one to end in. Makes a railroad where there was none.
bool endTrack(TileDesign& tile, Side side, RailroadEnd end);

// A mountain without edges.
bool addPeak(TileDesign& tile);
// The first gets the edges and nuggets (9 at most) of the second, which goes.
bool joinMountains(TileDesign& tile, std::size_t first, std::size_t second);
// Every edge but the first gets a mountain of its own without nuggets.
bool splitMountain(TileDesign& tile, std::size_t mountain);
// Its edges become prairie; a peak has none.
bool removeMountain(TileDesign& tile, std::size_t mountain);

// Lets every railroad that ends in a junction end in the town; where there is none, the town is a draft.
bool setTown(TileDesign& tile);
// Its railroads end in a junction.
bool removeTown(TileDesign& tile);

// The first gets the half-edges and symbols (9 of a kind at most) of the second, which goes, whatever lies
// between them.
bool joinPrairies(TileDesign& tile, std::size_t first, std::size_t second);
// Parts a prairie where a track or a mountain lies in it; the piece with most half-edges keeps the symbols.
bool partPrairie(TileDesign& tile, std::size_t prairie);

enum class Symbol : std::uint8_t { Locomotive, Nugget, Tipi, Horse };
// Adds so many symbols to a segment, or takes them away; false beyond 0 to 9 or where the segment has none of
// that kind.
bool addSymbols(TileDesign& tile, SegmentRef segment, Symbol symbol, int count);

// Clockwise, and left to right, the art of the tile with it.
void rotate(TileDesign& tile, Rotation by);
void mirror(TileDesign& tile);
// These its own picture alone.
void turnPicture(TileDesign& tile, Rotation by);
void mirrorPicture(TileDesign& tile);

} // namespace lodeline::goldrush
