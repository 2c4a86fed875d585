// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/compiledset.h"
#include "engine/goldrush/rules/fitting.h"
#include "engine/goldrush/rules/state.h"

namespace lodeline::goldrush {

// Lays the drawn tile of `design` on an open spot: joins its segments to the features around
// it, opens the spots beside it and lays a token for each of its nuggets, as far as the supply goes (R2.3,
// R2.4). Returns how many tokens. Knows nothing of turns or points.
int layTile(State& state, const CompiledSet& set, int design, int spot, Rotation rotation);
inline int layTile(State& state, const CompiledSet& set, int design, Placement placement)
{
    return layTile(state, set, design, state.cell(placement.at), placement.rotation);
}

// Makes a spot of a position without neighbours, for the start tile (R1.3).
void openFirstSpot(State& state, Position at);

// Whether some open spot takes a tile, turned or not (R2.1).
inline bool fitsSomewhere(const State& state, const CompiledDesign& design)
{
    return fitsSomewhere(state.openSpotsInUse(), design.edges);
}

// The sides of an open spot that have a neighbour, bit 0 North.
unsigned knownSides(const State& state, int spot);

inline const CompiledSegment& segmentOf(const State& state, const CompiledSet& set, NodeId node)
{
    return set.design(state.tileOf(node).design).segments[state.nodes[node].segment];
}

// The node of a segment of a placed tile.
NodeId nodeOf(const State& state, const CompiledSet& set, Position at, SegmentRef segment);

// Whether a mountain's segment may take a tent (R3.4, R3.5) is kept up to date by these.
void markSegment(State& state, NodeId node, bool occupied);
void closeMountain(State& state, NodeId root);

} // namespace lodeline::goldrush
