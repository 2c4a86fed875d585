// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/rules/state.h"

#include "engine/goldrush/rules/compiledset.h"

#include <algorithm>
#include <cstring>
#include <type_traits>

namespace lodeline::goldrush {
namespace {

static_assert(std::is_trivially_copyable_v<Header>);
static_assert(std::is_trivially_copyable_v<Node>);
static_assert(std::is_trivially_copyable_v<Spot>);
static_assert(std::is_trivially_copyable_v<TileOnBoard>);
static_assert(std::is_trivially_copyable_v<ToldTile>);
static_assert(std::is_trivially_copyable_v<ToldCounts>);
// Games are compared byte by byte. What is assigned as a whole must have no padding; the header has, and is
// assigned member by member.
static_assert(std::has_unique_object_representations_v<Node>);
static_assert(std::has_unique_object_representations_v<Spot>);
static_assert(std::has_unique_object_representations_v<TileOnBoard>);
static_assert(std::has_unique_object_representations_v<ToldTile>);
static_assert(std::has_unique_object_representations_v<ToldCounts>);

// Hands out the parts of the block one after the other; without a block it only counts.
class Carver
{
public:
    explicit Carver(std::byte* block)
        : block_(block)
    {
    }

    template <typename T>
    T* take(std::size_t count)
    {
        used_ = (used_ + alignof(T) - 1) / alignof(T) * alignof(T);
        T* part = block_ ? reinterpret_cast<T*>(block_ + used_) : nullptr;
        used_ += count * sizeof(T);
        return part;
    }

    std::size_t used() const { return used_; }

private:
    std::byte* block_;
    std::size_t used_ = 0;
};

} // namespace

Layout::Layout(const CompiledSet& set, Chance chance)
    : nodes(static_cast<std::size_t>(set.totalSegments()) + kUsualSegments)
    , tiles(static_cast<std::size_t>(set.tiles()))
    , mountains(static_cast<std::size_t>(set.totalMountains()))
    , tokenKinds(static_cast<std::size_t>(set.tokenKinds()))
{
    if (chance == Chance::Told) {
        toldTiles = tiles;
        toldTokens = static_cast<std::size_t>(set.tileSet().tokenCount());
        toldCounts = 1;
    }
    spots = (openSpots() + 63) / 64 * 64;
    cells = std::bit_ceil((openSpots() + tiles) * 2);
    // Positions map to x + stride * y: rows of a board up to one stride wide never meet.
    while (static_cast<std::size_t>(rowStride) * static_cast<std::size_t>(rowStride) < cells)
        ++rowStride;
    rowStride |= 1;
}

State::State(const Layout& layout)
    : layout_(layout)
{
    bind();
    std::fill_n(cells, layout_.cells, kEmptyCell);
}

State::State(const State& other)
    : layout_(other.layout_)
{
    bind();
    std::memcpy(block_.get(), other.block_.get(), layout_.bytes);
}

State& State::operator=(const State& other)
{
    if (this == &other)
        return *this;
    if (!block_ || layout_ != other.layout_) { // a moved-from state has no block
        layout_ = other.layout_;
        bind();
    }
    std::memcpy(block_.get(), other.block_.get(), layout_.bytes);
    return *this;
}

bool operator==(const State& a, const State& b)
{
    return a.layout_ == b.layout_ && std::memcmp(a.block_.get(), b.block_.get(), a.layout_.bytes) == 0;
}

void State::bind()
{
    const auto carve = [this](Carver carver) {
        header_ = carver.take<Header>(1);
        tentSites = carver.take<std::uint64_t>(layout_.mountainWords());
        openSpots = carver.take<std::uint64_t>(layout_.spotWords());
        codes = carver.take<std::uint8_t>(layout_.spots);
        known = carver.take<std::uint8_t>(layout_.spots);
        nodes = carver.take<Node>(layout_.nodes);
        parents = carver.take<NodeId>(layout_.nodes);
        spots = carver.take<Spot>(layout_.openSpots());
        cells = carver.take<std::uint16_t>(layout_.cells);
        tiles = carver.take<TileOnBoard>(layout_.tiles);
        mountainNodes = carver.take<NodeId>(layout_.mountains);
        untaken = carver.take<std::uint16_t>(layout_.tokenKinds);
        gold = carver.take<std::uint16_t>(layout_.tokenKinds * kMaxPlayers);
        deck = carver.take<std::uint8_t>(layout_.tiles);
        told = carver.take<ToldCounts>(layout_.toldCounts);
        toldTiles = carver.take<ToldTile>(layout_.toldTiles);
        toldTokens = carver.take<std::uint8_t>(layout_.toldTokens);
        return carver.used();
    };
    layout_.bytes = carve(Carver(nullptr));
    block_ = std::make_unique<std::byte[]>(layout_.bytes);
    carve(Carver(block_.get()));
}

} // namespace lodeline::goldrush
