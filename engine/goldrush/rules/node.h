// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/geometry.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace lodeline::goldrush {

using NodeId = std::uint16_t;
inline constexpr NodeId kNoNode = 0xffff;
inline constexpr std::uint16_t kNoMountain = 0xffff;

// What a tile offers across one of its sides: the node whose edge is there, then on railroad edges the
// prairies along its two halves, as the neighbour counts its own half-edges; the fourth is not used.
inline constexpr std::size_t kPortsOfSide = 4;
using SideNodes = std::array<NodeId, kPortsOfSide>;
// The offers of all sides of an open spot are numbered 4 * side + place.
inline constexpr std::size_t kPorts = kPortsOfSide * kSides;

// Three sums in one word, so that joining two features is one addition.
class Sums
{
public:
    constexpr Sums() = default;
    constexpr Sums(unsigned value, unsigned extra, unsigned openEdges)
        : bits_(value | std::uint64_t{extra} << kExtra | std::uint64_t{openEdges} << kOpen)
    {
    }

    constexpr int value() const { return static_cast<int>(bits_ & kField); }
    constexpr int extra() const { return static_cast<int>(bits_ >> kExtra & kField); }
    constexpr int openEdges() const { return static_cast<int>(bits_ >> kOpen); }

    constexpr Sums& operator+=(Sums other)
    {
        bits_ += other.bits_;
        return *this;
    }
    constexpr Sums& operator-=(Sums other)
    {
        bits_ -= other.bits_;
        return *this;
    }

private:
    static constexpr int kExtra = 24;
    static constexpr int kOpen = 48;
    static constexpr std::uint64_t kField = (1U << 24) - 1;

    std::uint64_t bits_ = 0;
};

// The cowboys of all players in a feature, four bits each.
class CowboyCounts
{
public:
    int of(int player) const { return static_cast<int>(bits_ >> (4 * player) & 15U); }
    bool any() const { return bits_ != 0; }
    // R4.5: how many those have who have most, 0 without cowboys.
    int most() const
    {
        int most = 0;
        for (std::uint32_t rest = bits_; rest != 0; rest >>= 4)
            most = std::max(most, static_cast<int>(rest & 15U));
        return most;
    }
    // How many players have so many.
    int playersWith(int count) const
    {
        int players = 0;
        for (std::uint32_t rest = bits_; rest != 0; rest >>= 4)
            players += static_cast<int>(rest & 15U) == count ? 1 : 0;
        return players;
    }
    void add(int player) { bits_ += 1U << (4 * player); }
    void remove(int player) { bits_ -= 1U << (4 * player); }
    void clear() { bits_ = 0; }
    CowboyCounts& operator+=(CowboyCounts other)
    {
        bits_ += other.bits_;
        return *this;
    }

private:
    std::uint32_t bits_ = 0;
};

struct Node
{
    Sums sums;            // root: railroad tiles/locomotives, mountain nuggets/tokens, prairie tipis/horses
    CowboyCounts cowboys; // root
    std::uint32_t shared; // root: tiles with several railroads that this one passes, as a 32-bit Bloom filter
    NodeId next;          // all nodes of a feature form a ring
    std::uint16_t tile;   // order of placement
    std::uint16_t mountain; // its number among the mountain segments of the board; kNoMountain for others
    std::uint16_t segment;  // of the tile's design
};
static_assert(sizeof(Node) == 24);

} // namespace lodeline::goldrush
