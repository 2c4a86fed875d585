// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/board.h"

#include "engine/goldrush/bits.h"

#include <cassert>

namespace lodeline {
namespace {

int takeSpot(State& state)
{
    std::size_t word = 0;
    while (~state.openSpots[word] == 0)
        ++word;
    const int spot = static_cast<int>(word) * 64 + std::countr_one(state.openSpots[word]);
    setBit(state.openSpots, spot);
    if (word >= state->spotWords)
        state->spotWords = static_cast<std::uint16_t>(word + 1);
    return spot;
}

int spotAt(State& state, Position at)
{
    const std::uint16_t found = state.cell(at);
    if (found != State::kEmptyCell)
        return found;
    const int spot = takeSpot(state);
    state.spots[spot] = {.offers = {}, .at = at};
    state.setCell(at, static_cast<std::uint16_t>(spot));
    return spot;
}

void offerNeighbours(State& state, const TileForm& form, const TileOnBoard& tile, unsigned closedSides)
{
    for (std::size_t s = 0; s < kSides; ++s) {
        if ((closedSides >> s & 1U) != 0)
            continue;
        const int spot = spotAt(state, neighbour(tile.at, static_cast<Side>(s)));
        const std::size_t across = s ^ 2U;
        Offers& offers = state.spots[spot].offers[across];
        for (std::size_t i = 0; i < offers.size(); ++i)
            offers[i] = static_cast<NodeId>(tile.firstNode + form.offers[s][i]);
        const unsigned code = form.edges >> (2 * s) & 3U;
        state.codes[spot] = static_cast<std::uint8_t>(state.codes[spot] | code << (2 * across));
        state.known[spot] = static_cast<std::uint8_t>(state.known[spot] | 3U << (2 * across));
    }
}

void makeNodes(State& state, const CompiledDesign& design, std::uint16_t tile)
{
    const std::uint16_t first = state->nodes;
    const std::uint32_t shared = design.severalRailroads ? 1U << tile % 32 : 0;
    for (std::size_t i = 0; i < design.segments.size(); ++i) {
        const CompiledSegment& segment = design.segments[i];
        const auto node = static_cast<NodeId>(first + i);
        state.nodes[node] = {.sums = Sums(segment.value, segment.extra, segment.edges),
                             .cowboys = {},
                             .shared = segment.ref.kind == FeatureKind::Railroad ? shared : 0,
                             .parent = node,
                             .next = node,
                             .tile = tile,
                             .segment = static_cast<std::uint8_t>(i),
                             .piece = 0};
    }
    state->nodes = static_cast<std::uint16_t>(first + design.segments.size());
    for (int m = 0; m < design.mountainCount; ++m) {
        const int number = state->mountains++;
        state.mountainNodes[number] = static_cast<NodeId>(first + design.firstMountain + m);
        setBit(state.tentSites, number);
    }
}

// Whether a segment of the tile, numbered below `end`, belongs to the railroad of that root.
bool passes(const State& state, const CompiledDesign& design, NodeId firstNode, int end, NodeId root)
{
    const unsigned below = static_cast<unsigned>(bit(end) - 1);
    for (unsigned mask = design.railroads & below; mask != 0; mask &= mask - 1)
        if (state.root(static_cast<NodeId>(firstNode + std::countr_zero(mask))) == root)
            return true;
    return false;
}

// Tiles on which both railroads have a segment: they count once in the length (R4.1).
unsigned sharedTiles(const State& state, const CompiledSet& set, NodeId a, NodeId b)
{
    unsigned count = 0;
    state.forEachMember(a, [&](NodeId node) {
        const TileOnBoard& tile = state.tileOf(node);
        const CompiledDesign& design = set.design(tile.design);
        const bool firstOfTile = !passes(state, design, tile.firstNode, state.nodes[node].segment, a);
        if (design.severalRailroads && firstOfTile && passes(state, design, tile.firstNode, kMaxSegments, b))
            ++count;
    });
    return count;
}

// Makes the feature of `from` part of the feature of `into`; both are roots.
void unite(State& state, const CompiledSet& set, NodeId into, NodeId from)
{
    Node& root = state.nodes[into];
    Node& child = state.nodes[from];
    if ((root.shared & child.shared) != 0)
        root.sums -= Sums(sharedTiles(state, set, from, into), 0, 0);
    root.sums += child.sums;
    root.cowboys += child.cowboys;
    root.shared |= child.shared;
    child.parent = into;
    std::swap(root.next, child.next);
}

} // namespace

unsigned knownSides(const State& state, int spot)
{
    const unsigned known = state.known[spot];
    return (known & 1U) | (known >> 1 & 2U) | (known >> 2 & 4U) | (known >> 3 & 8U);
}

void openFirstSpot(State& state, Position at)
{
    spotAt(state, at);
}

void layTile(State& state, const CompiledSet& set, int design, Placement placement)
{
    const std::uint16_t cell = state.cell(placement.at);
    assert(cell != State::kEmptyCell && (cell & State::kTileBit) == 0);
    const int spot = cell;
    const unsigned sides = knownSides(state, spot);
    const CompiledDesign& compiled = set.design(design);
    const TileForm& form = compiled.forms[static_cast<std::size_t>(index(placement.rotation))];
    const std::uint16_t order = state->placed++;
    TileOnBoard& tile = state.tiles[order];
    tile = {.at = placement.at,
            .firstNode = state->nodes,
            .firstMountain = state->mountains,
            .design = static_cast<std::uint8_t>(design),
            .rotation = placement.rotation};
    makeNodes(state, compiled, order);
    state.setCell(placement.at, static_cast<std::uint16_t>(order | State::kTileBit));
    clearBit(state.openSpots, spot);
    state.codes[spot] = 0;
    state.known[spot] = 0;

    const Spot& offered = state.spots[spot];
    for (const Join& join : set.joins(form, sides)) {
        const NodeId offer = offered.offers[join.port / 4][join.port % 4];
        const NodeId theirs = state.root(offer);
        state.nodes[offer].parent = theirs;
        const NodeId ours = state.root(static_cast<NodeId>(tile.firstNode + join.segment));
        if (ours != theirs)
            unite(state, set, theirs, ours);
        if (join.closesEdge)
            state.nodes[theirs].sums -= Sums(0, 0, 2);
    }
    offerNeighbours(state, form, tile, sides);

    for (int m = 0; m < compiled.mountainCount; ++m) {
        const NodeId root = state.root(state.mountainNodes[tile.firstMountain + m]);
        if (state.nodes[root].sums.openEdges() == 0)
            closeMountain(state, set, root);
    }
}

NodeId nodeOf(const State& state, const CompiledSet& set, Position at, SegmentRef segment)
{
    const std::uint16_t cell = state.cell(at);
    assert(cell != State::kEmptyCell && (cell & State::kTileBit) != 0);
    const TileOnBoard& tile = state.tiles[cell & ~State::kTileBit];
    return static_cast<NodeId>(tile.firstNode + set.segmentNumber(tile.design, segment));
}

int mountainNumber(const State& state, const CompiledSet& set, NodeId node)
{
    const TileOnBoard& tile = state.tileOf(node);
    return tile.firstMountain + state.nodes[node].segment - set.design(tile.design).firstMountain;
}

void markSegment(State& state, const CompiledSet& set, NodeId node, bool occupied)
{
    state.nodes[node].piece = occupied ? 1 : 0;
    if (segmentOf(state, set, node).ref.kind != FeatureKind::Mountain)
        return;
    const int number = mountainNumber(state, set, node);
    if (!occupied && state.nodes[state.root(node)].sums.openEdges() != 0)
        setBit(state.tentSites, number);
    else
        clearBit(state.tentSites, number);
}

void closeMountain(State& state, const CompiledSet& set, NodeId root)
{
    state.forEachMember(root,
                        [&](NodeId node) { clearBit(state.tentSites, mountainNumber(state, set, node)); });
}

} // namespace lodeline
