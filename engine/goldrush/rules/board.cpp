// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/rules/board.h"

#include "engine/core/bits.h"

#include <algorithm>
#include <bit>
#include <cassert>

namespace lodeline::goldrush {
namespace {

constexpr unsigned kEverySide = (1U << kSides) - 1;

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
    std::uint16_t& cell = state.cell(at);
    if (cell == State::kEmptyCell) {
        const int spot = takeSpot(state);
        state.spots[spot].offers.fill(0);
        state.spots[spot].at = at;
        cell = static_cast<std::uint16_t>(spot);
    }
    return cell;
}

// All four at once: the sums of none reach into the next.
SideNodes offersFrom(NodeId firstNode, const SideNodes& segments)
{
    constexpr std::uint64_t kEach = 0x0001'0001'0001'0001;
    return std::bit_cast<SideNodes>(std::bit_cast<std::uint64_t>(segments) + firstNode * kEach);
}

void offerNeighbours(State& state, const TileForm& form, const TileOnBoard& tile, unsigned closedSides)
{
    const unsigned across = std::rotl(form.edges, 4);
    for (unsigned open = kEverySide & ~closedSides; open != 0; open &= open - 1) {
        const auto s = static_cast<std::size_t>(std::countr_zero(open));
        const std::size_t theirs = s ^ 2U;
        const int spot = spotAt(state, neighbour(tile.at, static_cast<Side>(s)));
        std::ranges::copy(offersFrom(tile.firstNode, form.offers[s]),
                          state.spots[spot].offers.data() + kPortsOfSide * theirs);
        const unsigned mask = 3U << (2 * theirs);
        state.codes[spot] = static_cast<std::uint8_t>(state.codes[spot] | (across & mask));
        state.known[spot] = static_cast<std::uint8_t>(state.known[spot] | mask);
    }
}

void makeNodes(State& state, const CompiledDesign& design, std::uint16_t tile)
{
    const std::uint16_t first = state->nodes;
    const std::uint32_t shared = 1U << tile % 32;
    NodeId id = first;
    for (const Node& alone : design.nodes) {
        Node& node = state.nodes[id];
        node = alone;
        node.shared &= shared;
        node.next = id;
        node.tile = tile;
        state.parents[id] = id;
        ++id;
    }
    state->nodes = id;
    for (int m = 0; m < design.mountainCount; ++m) {
        const std::uint16_t number = state->mountains++;
        const auto node = static_cast<NodeId>(first + design.firstMountain + m);
        state.mountainNodes[number] = node;
        state.nodes[node].mountain = number;
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
        if (firstOfTile && passes(state, design, tile.firstNode, kMaxSegments, b))
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
    state.parents[from] = into;
    std::swap(root.next, child.next);
}

// Tokens on the nuggets of the tile just placed; no tents on its mountains that are complete.
int finishMountains(State& state, const CompiledSet& set, const TileOnBoard& tile)
{
    const CompiledDesign& design = set.design(tile.design);
    int laid = 0;
    for (int m = 0; m < design.mountainCount; ++m) {
        const int segment = design.firstMountain + m;
        const NodeId root = state.root(static_cast<NodeId>(tile.firstNode + segment));
        const int nuggets = design.segments[static_cast<std::size_t>(segment)].value;
        const int tokens = std::min<int>(nuggets, state->tokenSupply);
        state.nodes[root].sums += Sums(0, static_cast<unsigned>(tokens), 0);
        state->tokenSupply -= tokens;
        laid += tokens;
        if (state.nodes[root].sums.openEdges() == 0)
            closeMountain(state, root);
    }
    return laid;
}

} // namespace

unsigned knownSides(const State& state, int spot)
{
    const unsigned bits = state.known[spot] & 0b0101'0101U;
    const unsigned pairs = (bits | bits >> 1) & 0b0011'0011U;
    return (pairs | pairs >> 2) & kEverySide;
}

void openFirstSpot(State& state, Position at)
{
    spotAt(state, at);
}

int layTile(State& state, const CompiledSet& set, int design, Placement placement)
{
    std::uint16_t& cell = state.cell(placement.at);
    assert(cell != State::kEmptyCell && (cell & State::kTileBit) == 0);
    const int spot = cell;
    const unsigned sides = knownSides(state, spot);
    const CompiledDesign& compiled = set.design(design);
    const TileForm& form = compiled.forms[static_cast<std::size_t>(index(placement.rotation))];
    const std::uint16_t order = state->placed++;
    TileOnBoard& tile = state.tiles[order];
    tile = {.at = placement.at,
            .firstNode = state->nodes,
            .design = static_cast<std::uint8_t>(design),
            .rotation = placement.rotation};
    cell = static_cast<std::uint16_t>(order | State::kTileBit);
    makeNodes(state, compiled, order);
    clearBit(state.openSpots, spot);
    state.codes[spot] = 0;
    state.known[spot] = 0;

    const Spot& offered = state.spots[spot];
    for (const Join& join : set.joins(form, sides)) {
        const NodeId offer = offered.offers[join.port];
        const NodeId theirs = state.root(offer);
        state.parents[offer] = theirs;
        const NodeId ours = state.root(static_cast<NodeId>(tile.firstNode + join.segment));
        if (ours != theirs)
            unite(state, set, theirs, ours);
        state.nodes[theirs].sums -= Sums(0, 0, join.closes);
    }
    offerNeighbours(state, form, tile, sides);

    return finishMountains(state, set, tile);
}

NodeId nodeOf(const State& state, const CompiledSet& set, Position at, SegmentRef segment)
{
    const std::uint16_t cell = state.cell(at);
    assert(cell != State::kEmptyCell && (cell & State::kTileBit) != 0);
    const TileOnBoard& tile = state.tiles[cell & ~State::kTileBit];
    return static_cast<NodeId>(tile.firstNode + set.segmentNumber(tile.design, segment));
}

void markSegment(State& state, NodeId node, bool occupied)
{
    const std::uint16_t mountain = state.nodes[node].mountain;
    if (mountain == kNoMountain)
        return;
    if (!occupied && state.nodes[state.root(node)].sums.openEdges() != 0)
        setBit(state.tentSites, mountain);
    else
        clearBit(state.tentSites, mountain);
}

void closeMountain(State& state, NodeId root)
{
    state.forEachMember(root, [&](NodeId node) { clearBit(state.tentSites, state.nodes[node].mountain); });
}

} // namespace lodeline::goldrush
