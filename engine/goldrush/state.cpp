// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/state.h"

#include "engine/goldrush/compiledset.h"

#include <algorithm>
#include <cstring>
#include <type_traits>

namespace lodeline {
namespace {

static_assert(std::is_trivially_copyable_v<Header> && std::is_trivially_copyable_v<Node> &&
              std::is_trivially_copyable_v<Spot> && std::is_trivially_copyable_v<TileOnBoard>);

// No board reaches this position, x = -32,768; all bits set would be the tile at (-1, -1).
constexpr std::uint32_t kFreeKey = 0x00008000;

constexpr std::uint32_t keyOf(Position at)
{
    return static_cast<std::uint32_t>(static_cast<std::uint16_t>(at.x)) |
           static_cast<std::uint32_t>(static_cast<std::uint16_t>(at.y)) << 16;
}

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

    std::size_t used() const { return (used_ + 7) / 8 * 8; }

private:
    std::byte* block_;
    std::size_t used_ = 0;
};

} // namespace

Layout::Layout(const CompiledSet& set)
    : nodes(static_cast<std::size_t>(set.totalSegments()))
    , tiles(static_cast<std::size_t>(set.tiles()))
    , mountains(static_cast<std::size_t>(set.totalMountains()))
    , tokenKinds(static_cast<std::size_t>(set.tokenKinds()))
{
    // n tiles edge to edge have at most 2n + 2 neighbouring positions.
    const std::size_t openSpots = 2 * tiles + 2;
    spots = (openSpots + 63) / 64 * 64;
    cells = std::bit_ceil((openSpots + tiles) * 2);
    // Positions map to x + stride * y: rows of a board up to one stride wide never meet.
    while (static_cast<std::size_t>(rowStride) * static_cast<std::size_t>(rowStride) < cells)
        ++rowStride;
    rowStride |= 1;
}

State::State(const Layout& layout)
    : layout_(layout)
{
    bind();
    std::fill_n(cellKeys, layout_.cells, kFreeKey);
    std::fill_n(cellValues, layout_.cells, kEmptyCell);
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
        spots = carver.take<Spot>(2 * layout_.tiles + 2);
        cellKeys = carver.take<std::uint32_t>(layout_.cells);
        cellValues = carver.take<std::uint16_t>(layout_.cells);
        tiles = carver.take<TileOnBoard>(layout_.tiles);
        mountainNodes = carver.take<NodeId>(layout_.mountains);
        untaken = carver.take<std::uint16_t>(layout_.tokenKinds);
        gold = carver.take<std::uint16_t>(layout_.tokenKinds * kMaxPlayers);
        deck = carver.take<std::uint8_t>(layout_.tiles);
        return carver.used();
    };
    layout_.bytes = carve(Carver(nullptr));
    block_ = std::make_unique<std::byte[]>(layout_.bytes);
    carve(Carver(block_.get()));
}

std::size_t State::cellIndex(Position at) const
{
    // Odd, so that a probe reaches every cell; far from 1 and from the stride, so that it leaves the row.
    constexpr std::size_t kProbe = 0x9e3779b1;
    const std::size_t mask = layout_.cells - 1;
    const std::uint32_t key = keyOf(at);
    std::size_t cell = static_cast<std::size_t>(at.x + layout_.rowStride * at.y) & mask;
    while (cellKeys[cell] != key && cellKeys[cell] != kFreeKey)
        cell = (cell + kProbe) & mask;
    return cell;
}

void State::setCell(Position at, std::uint16_t value)
{
    const std::size_t cell = cellIndex(at);
    cellKeys[cell] = keyOf(at);
    cellValues[cell] = value;
}

} // namespace lodeline
