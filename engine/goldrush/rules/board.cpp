// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/rules/board.h"

#include "engine/core/bits.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstring>

namespace lodeline::goldrush {
namespace {

constexpr unsigned kEverySide = (1U << kSides) - 1;

void freeUp(State& state, unsigned spot)
{
    clearBit(state.openSpots, spot);
    state.codes[spot] = 0;
    state.known[spot] = 0;
    state->freeWord = std::min(state->freeWord, static_cast<std::uint16_t>(spot / 64));
}

// Opens spots beside a tile. Holds what it needs of the state: bytes are written meanwhile, which as far as
// the compiler knows may change anything.
class Opener
{
public:
    Opener(State& state, Position tile)
        : state_(state)
        , spots_(state.spots)
        , cells_(state.cells)
        , used_(state.openSpots)
        , order_(state.cellOrder())
        , around_{key(tile, Side::North), key(tile, Side::East), key(tile, Side::South),
                  key(tile, Side::West)}
        , firstCells_(firstCells(order_, tile))
        , word_(state->freeWord)
        , free_(~used_[word_])
    {
    }
    ~Opener()
    {
        keepWord();
        state_->freeWord = static_cast<std::uint16_t>(word_);
    }
    Opener(const Opener&) = delete;
    Opener& operator=(const Opener&) = delete;

    // The spot across a side that leads to no tile. Whether there has been one is as good as random: both
    // ways lead through the same instructions, so that no processor has to guess.
    unsigned spotAcross(unsigned side)
    {
        const std::uint32_t at = around_[side];
        const unsigned fresh = freeSpot();
        spots_[fresh].at = std::bit_cast<Position>(at);
        for (std::size_t index = firstCells_[side];; index = order_.next(index)) {
            const unsigned cell = cells_[index];
            const unsigned isEmpty = cell == State::kEmptyCell ? 1 : 0;
            const unsigned spot = cell ^ ((cell ^ fresh) & (0U - isEmpty));
            if ((spot & State::kTileBit) != 0 || std::bit_cast<std::uint32_t>(spots_[spot].at) != at)
                continue;
            cells_[index] = static_cast<std::uint16_t>(spot);
            free_ &= free_ - isEmpty;
            return spot;
        }
    }

private:
    // The lowest that is not in use.
    unsigned freeSpot()
    {
        while (free_ == 0) {
            keepWord();
            free_ = ~used_[++word_];
        }
        return 64 * word_ + static_cast<unsigned>(std::countr_zero(free_));
    }
    void keepWord()
    {
        used_[word_] = ~free_;
        if (used_[word_] != 0 && word_ >= state_->spotWords)
            state_->spotWords = static_cast<std::uint16_t>(word_ + 1);
    }
    static std::uint32_t key(Position tile, Side side)
    {
        return std::bit_cast<std::uint32_t>(neighbour(tile, side));
    }
    // Where each neighbour of a tile is looked for first.
    static std::array<std::size_t, kSides> firstCells(CellOrder order, Position tile)
    {
        const std::size_t own = order.first(tile);
        const auto row = static_cast<std::size_t>(order.rowStride);
        return {(own - row) & order.mask, (own + 1) & order.mask, (own + row) & order.mask,
                (own - 1) & order.mask};
    }

    State& state_;
    Spot* spots_;
    std::uint16_t* cells_;
    std::uint64_t* used_;
    CellOrder order_;
    std::array<std::uint32_t, kSides> around_; // positions by side, each as one word
    std::array<std::size_t, kSides> firstCells_;
    unsigned word_;      // of `used_`: all before it are full
    std::uint64_t free_; // spots of that word
};

void offerNeighbours(State& state, const TileForm& form, const TileOnBoard& tile, unsigned closedSides)
{
    Opener opener(state, tile.at);
    Spot* const spots = state.spots;
    std::uint8_t* const codes = state.codes;
    std::uint8_t* const known = state.known;
    // All four at once: the sums of none reach into the next.
    const std::uint64_t firstNode = tile.firstNode * std::uint64_t{0x0001'0001'0001'0001};
    const unsigned across = std::rotl(form.edges, 4);
    constexpr std::array<std::uint8_t, kSides> kAcross{3 << 4, 3 << 6, 3, 3 << 2}; // what lies opposite
    for (unsigned open = kEverySide & ~closedSides; open != 0; open &= open - 1) {
        const auto s = static_cast<unsigned>(std::countr_zero(open));
        const unsigned theirs = s ^ 2U;
        const unsigned spot = opener.spotAcross(s);
        const std::uint64_t offers = std::bit_cast<std::uint64_t>(form.offers[s]) + firstNode;
        std::memcpy(spots[spot].offers.data() + kPortsOfSide * theirs, &offers, sizeof offers);
        const unsigned mask = kAcross[s];
        codes[spot] = static_cast<std::uint8_t>(codes[spot] | (across & mask));
        known[spot] = static_cast<std::uint8_t>(known[spot] | mask);
    }
}

void addTentSite(State& state, std::uint16_t mountain)
{
    state->tentSites = static_cast<std::uint16_t>(state->tentSites + !testBit(state.tentSites, mountain));
    setBit(state.tentSites, mountain);
}

void removeTentSite(State& state, std::uint16_t mountain)
{
    state->tentSites = static_cast<std::uint16_t>(state->tentSites - testBit(state.tentSites, mountain));
    clearBit(state.tentSites, mountain);
}

// Not more than the design has, but for the first four: their number is hard to guess, and those beyond are
// made anew with the next tile.
void makeNodes(State& state, const CompiledDesign& design, std::uint16_t tile)
{
    const NodeId first = state->nodes;
    const std::uint32_t shared = std::uint32_t{1} << tile % 32;
    Node* const nodes = state.nodes + first;
    NodeId* const parents = state.parents + first;
    const Node* const alone = design.nodes.data();
    const auto make = [&](std::uint16_t segment) {
        const auto id = static_cast<NodeId>(first + segment);
        nodes[segment] = alone[segment];
        nodes[segment].shared &= shared;
        nodes[segment].next = id;
        nodes[segment].tile = tile;
        parents[segment] = id;
    };
    static_assert(kUsualSegments == 4);
    make(0);
    make(1);
    make(2);
    make(3);
    for (std::uint16_t segment = kUsualSegments; segment < design.segmentCount; ++segment)
        make(segment);
    state->nodes = static_cast<NodeId>(first + design.segmentCount);
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

// Numbers the mountains of the tile just placed and lays tokens on their nuggets.
int openMountains(State& state, const TileOnBoard& tile, const CompiledDesign& design)
{
    int laid = 0;
    for (int m = 0; m < design.mountainCount; ++m) {
        const int segment = design.firstMountain + m;
        const auto node = static_cast<NodeId>(tile.firstNode + segment);
        const std::uint16_t number = state->mountains++;
        state.mountainNodes[number] = node;
        state.nodes[node].mountain = number;
        addTentSite(state, number);
        const int nuggets = design.segments[static_cast<std::size_t>(segment)].value;
        const int tokens = std::min<int>(nuggets, state->tokenSupply);
        state.nodes[state.root(node)].sums += Sums(0, static_cast<unsigned>(tokens), 0);
        state->tokenSupply -= tokens;
        laid += tokens;
    }
    return laid;
}

// Looks at the features that the tile just placed is part of.
void survey(State& state, const TileOnBoard& tile, const CompiledDesign& design)
{
    unsigned vacant = 0;
    unsigned closed = 0;
    const auto look = [&](std::size_t segment) {
        const Node& root = state.nodes[state.root(static_cast<NodeId>(tile.firstNode + segment))];
        vacant = 2 * vacant + (root.cowboys.any() ? 0U : 1U);
        closed = 2 * closed + (root.sums.openEdges() == 0 ? 1U : 0U);
    };
    // From the last to the first, which is the lowest bit.
    for (std::size_t segment = design.segmentCount; segment > kUsualSegments;)
        look(--segment);
    static_assert(kUsualSegments == 4);
    look(3);
    look(2);
    look(1);
    look(0);
    const unsigned complete = closed & (unsigned{design.railroads} | design.mountains);
    state->vacant = static_cast<std::uint16_t>(vacant & (bit(design.segmentCount) - 1));
    state->complete = static_cast<std::uint16_t>(complete);
    for (unsigned mask = complete & design.mountains; mask != 0; mask &= mask - 1)
        closeMountain(state, state.root(static_cast<NodeId>(tile.firstNode + std::countr_zero(mask))));
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
    state.spots[0].at = at;
    state.cell(at) = 0;
    setBit(state.openSpots, 0);
    state->spotWords = 1;
}

int layTile(State& state, const CompiledSet& set, int design, int spot, Rotation rotation)
{
    assert(testBit(state.openSpots, static_cast<unsigned>(spot)));
    const unsigned sides = knownSides(state, spot);
    const CompiledDesign& compiled = set.design(design);
    const TileForm& form = compiled.forms[static_cast<std::size_t>(index(rotation))];
    const Spot& offered = state.spots[spot];
    const std::uint16_t order = state->placed++;
    TileOnBoard& tile = state.tiles[order];
    tile = {.at = offered.at,
            .firstNode = state->nodes,
            .design = static_cast<std::uint8_t>(design),
            .rotation = rotation};
    state.cellOf(spot) = static_cast<std::uint16_t>(order | State::kTileBit);
    makeNodes(state, compiled, order);
    freeUp(state, static_cast<unsigned>(spot));

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
    const int tokens = openMountains(state, tile, compiled);
    survey(state, tile, compiled);
    return tokens;
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
        addTentSite(state, mountain);
    else
        removeTentSite(state, mountain);
}

void closeMountain(State& state, NodeId root)
{
    state.forEachMember(root, [&](NodeId node) { removeTentSite(state, state.nodes[node].mountain); });
}

} // namespace lodeline::goldrush
