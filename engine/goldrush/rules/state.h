// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/random.h"
#include "engine/goldrush/rules/fitting.h"
#include "engine/goldrush/rules/move.h"
#include "engine/goldrush/rules/node.h"
#include "engine/goldrush/rules/options.h"
#include "engine/goldrush/rules/points.h"

#include <bit>
#include <memory>
#include <ranges>
#include <span>

// The memory of a game. One block, laid out once for a set and copied with one memcpy:
//
//   Header     scalars and, for each player, the pieces and the score
//   Node[]     one for each segment on the board, in the order of placement
//   parents[]  by node: a feature is a tree of nodes (union-find) whose root, its own parent, holds the sums
//              for all of it
//   Spot[]     the open spots: empty positions beside a tile, with what their neighbours offer them;
//              freed ones are used again, lowest first
//   codes[]    for each spot two bits a side: the kind of edge that its neighbour shows there, and
//   known[]    the same bits all set where there is a neighbour. A tile whose edges are `e` fits iff
//              codes == (e & known), which is tested for many spots at once
//   cells      from positions to spots and tiles, a hash table that compact boards fill without collisions;
//              its keys are the positions of the spots and tiles themselves
//   tiles[]    the placed tiles in order, deck[] the designs not yet drawn, tokens by kind
//   told       in games whose chance is told, what has been told ahead
//
// Everything is plain data, so two games with the same history are equal byte by byte.
namespace lodeline::goldrush {

class CompiledSet;

// Wait: for an outcome of chance that a told game has not been told yet.
enum class TurnPhase : std::uint8_t { Place, Act, Over, Wait };

// Where the outcomes of chance come from: from the streams of the seed, or somebody tells them.
enum class Chance : std::uint8_t { Seeded, Told };

inline constexpr std::uint8_t kHiddenKind = 0xff; // of a token
inline constexpr std::uint16_t kAnyPlace = 0xffff;

struct Spot
{
    std::array<NodeId, kPorts> offers; // those of sides without a neighbour mean nothing
    Position at;
};

struct TileOnBoard
{
    Position at;
    NodeId firstNode;
    std::uint8_t design;
    Rotation rotation;
};

// A tile that was told and has not been drawn yet.
struct ToldTile
{
    std::uint16_t place; // in the deck at that time, or kAnyPlace
    std::uint16_t design;
};

// How much has been told, and how much of it has come to pass.
struct ToldCounts
{
    std::uint16_t tiles;
    std::uint16_t tilesDrawn;
    std::int32_t tokens;
    std::int32_t tokensTaken;
    // What the hidden tokens of a player are worth together, where that was told in the end.
    std::array<std::int32_t, kMaxPlayers> sums;
    std::uint32_t summed; // bit set of these players
};

struct PlayerState
{
    std::int32_t score;
    std::int32_t tokensTaken;
    std::array<NodeId, kMostCowboys> cowboys; // on the board, the first `cowboysOut`
    NodeId tent;                              // kNoNode in the supply
    std::uint8_t cowboysOut;
    std::uint8_t cowboysLeft;

    std::span<const NodeId> out() const { return {cowboys.data(), cowboysOut}; }
};

struct Header
{
    Setup setup;
    Random tileRandom;
    Random tokenRandom;
    std::array<PlayerState, kMaxPlayers> players;
    std::int32_t tokenSupply; // neither on the board nor taken
    std::int32_t tokensUntaken;
    std::uint16_t ply;
    std::uint16_t placed;
    std::uint16_t nodes;
    std::uint16_t mountains; // mountain segments on the board
    std::uint16_t deckLeft;
    std::uint16_t spotWords; // words of the spot masks ever used
    std::uint16_t freeWord;  // of these masks: all before it are full
    std::uint16_t tentSites; // bits in State::tentSites
    // Segments of the tile placed last, as masks: those of features on which nobody stood when it was placed,
    // and its railroads and mountains that are complete.
    std::uint16_t vacant;
    std::uint16_t complete;
    std::uint8_t drawn; // design
    std::uint8_t player;
    TurnPhase phase;
    Chance chance;
};

// Sizes of the parts of the block, in entries, for one set.
struct Layout
{
    Layout() = default;
    explicit Layout(const CompiledSet& set, Chance chance = Chance::Seeded);

    std::size_t nodes = 0;
    std::size_t spots = 0; // a multiple of 64
    std::size_t cells = 0; // a power of two
    std::size_t tiles = 0;
    std::size_t mountains = 0;
    std::size_t tokenKinds = 0;
    std::size_t toldTiles = 0; // 0 in seeded games, as the two below
    std::size_t toldTokens = 0;
    std::size_t toldCounts = 0; // 1 in told games
    std::size_t bytes = 0;      // of the whole block, known once a State has been made
    int rowStride = 0;          // of the cells

    // n tiles edge to edge have at most 2n + 2 neighbouring positions.
    std::size_t openSpots() const { return 2 * tiles + 2; }
    std::size_t mountainWords() const { return (mountains + 63) / 64; }
    std::size_t spotWords() const { return spots / 64; }

    friend bool operator==(const Layout&, const Layout&) = default;
};

// In which cells a position is looked for, until its own or an empty one is found.
struct CellOrder
{
    int rowStride;
    std::size_t mask;

    std::size_t first(Position at) const { return static_cast<std::size_t>(at.x + rowStride * at.y) & mask; }
    std::size_t next(std::size_t index) const
    {
        // Odd, so that a probe reaches every cell; far from 1 and from the stride, so that it leaves the row.
        constexpr std::size_t kProbe = 0x9e3779b1;
        return (index + kProbe) & mask;
    }
};

// Owns the block; gives its parts names.
class State
{
public:
    explicit State(const Layout& layout);
    State(const State& other);
    State& operator=(const State& other); // one memcpy when the layouts agree
    State(State&& other) noexcept = default;
    State& operator=(State&& other) noexcept = default;
    ~State() = default;

    friend bool operator==(const State& a, const State& b);

    const Layout& layout() const { return layout_; }
    Header* operator->() { return header_; }
    const Header* operator->() const { return header_; }

    PlayerState& player(int seat) { return header_->players[static_cast<std::size_t>(seat)]; }
    const PlayerState& player(int seat) const { return header_->players[static_cast<std::size_t>(seat)]; }

    auto seats() const { return std::views::iota(0, header_->setup.players); }
    // Tokens that a player has taken and whose kind is known, by kind.
    std::span<std::uint16_t> goldOf(int seat) const
    {
        return {gold + static_cast<std::size_t>(seat) * layout_.tokenKinds, layout_.tokenKinds};
    }

    // What lies at a position: nothing, an open spot or a tile.
    static constexpr std::uint16_t kEmptyCell = 0xffff;
    static constexpr std::uint16_t kTileBit = 0x8000;
    // A spot or tile that is put there must know its position already.
    std::uint16_t& cell(Position at) { return cells[cellIndex(at)]; }
    std::uint16_t cell(Position at) const { return cells[cellIndex(at)]; }
    CellOrder cellOrder() const { return {layout_.rowStride, layout_.cells - 1}; }
    // The one that names an open spot.
    std::uint16_t& cellOf(int spot) const
    {
        const CellOrder order = cellOrder();
        std::size_t index = order.first(spots[spot].at);
        while (cells[index] != spot)
            index = order.next(index);
        return cells[index];
    }
    OpenSpots openSpotsInUse() const { return {codes, known, openSpots, header_->spotWords}; }

    NodeId root(NodeId node) const
    {
        // The first step without a look: most nodes are one step from their root, many are roots.
        NodeId root = parents[node];
        while (parents[root] != root)
            root = parents[root];
        return root;
    }
    const TileOnBoard& tileOf(NodeId node) const { return tiles[nodes[node].tile]; }
    // Calls visit(node) for every node of the feature.
    template <typename Visit>
    void forEachMember(NodeId node, Visit visit) const
    {
        NodeId member = node;
        do {
            visit(member);
            member = nodes[member].next;
        } while (member != node);
    }

    Node* nodes = nullptr;
    NodeId* parents = nullptr; // by node
    Spot* spots = nullptr;
    std::uint8_t* codes = nullptr;
    std::uint8_t* known = nullptr;
    std::uint64_t* openSpots = nullptr; // bit set of spots in use
    std::uint16_t* cells = nullptr;
    TileOnBoard* tiles = nullptr;
    std::uint8_t* deck = nullptr;    // designs: Header::deckLeft to draw, then the drawn ones, latest first
    NodeId* mountainNodes = nullptr; // by number of the mountain segment
    std::uint64_t* tentSites = nullptr; // bit set: vacant segments of incomplete mountains (R3.4, R3.5)
    std::uint16_t* untaken = nullptr;   // tokens that nobody is known to have taken, by kind
    std::uint16_t* gold = nullptr;      // by player and kind (goldOf)
    // In told games alone; the lists are in the order in which they come to pass.
    ToldCounts* told = nullptr;
    ToldTile* toldTiles = nullptr;
    std::uint8_t* toldTokens = nullptr; // kinds, or kHiddenKind

private:
    Position positionOf(std::uint16_t cell) const
    {
        return (cell & kTileBit) != 0 ? tiles[cell & ~kTileBit].at : spots[cell].at;
    }
    std::size_t cellIndex(Position at) const
    {
        const CellOrder order = cellOrder();
        std::size_t index = order.first(at);
        while (cells[index] != kEmptyCell && positionOf(cells[index]) != at)
            index = order.next(index);
        return index;
    }
    void bind();

    Layout layout_;
    std::unique_ptr<std::byte[]> block_;
    Header* header_ = nullptr;
};

} // namespace lodeline::goldrush
