// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boomtown/rules/card.h"
#include "engine/core/bits.h"
#include "engine/core/geometry.h"

#include <bit>

namespace lodeline::boomtown {

inline constexpr int kCircle = 15;         // cards that are drafted (B2)
inline constexpr int kReach = 2 * kCircle; // no square lies so far from a player's first card

// Where a card goes: its north-west square, and whether it stands on its head (B5).
struct Placement
{
    Position at;
    bool turned = false;

    friend bool operator==(Placement, Placement) = default;
};

// Squares of a town as bits: one row of the land to a word, from the north; bit i of a row is the square at
// x = i - kReach.
inline constexpr int kRows = 2 * kReach + 2;
using Row = std::uint64_t;
static_assert(kRows <= 64);
using Rows = std::array<Row, kRows>;

constexpr std::size_t rowOf(int y)
{
    return static_cast<std::size_t>(y + kReach);
}
constexpr Row bitOf(int x)
{
    return Row{1} << (x + kReach);
}

// The places of a card that lies one way (B5); upright and on its head they are the same.
class Places
{
public:
    int size() const { return count_; }
    bool contains(Position at) const;
    // The place `number`, from 0, in reading order.
    Position operator[](int number) const;
    template <typename Visit>
    void forEach(Visit visit) const
    {
        for (int y = 0; y < kRows; ++y)
            for (Row left = rows_[static_cast<std::size_t>(y)]; left != 0; left &= left - 1)
                visit(Position{static_cast<std::int16_t>(std::countr_zero(left) - kReach),
                               static_cast<std::int16_t>(y - kReach)});
    }

private:
    friend class Town;

    Rows rows_{};
    int count_ = 0;
};

// How much of everything is visible in a town.
struct Counts
{
    std::uint8_t squares = 0;
    std::array<std::uint8_t, kTerritories> territories{};
    std::array<std::uint8_t, kSymbols> symbols{};

    int of(Territory territory) const { return territories[index(territory)]; }
    int of(Symbol symbol) const { return symbols[index(symbol)]; }
    friend bool operator==(const Counts&, const Counts&) = default;
};

// The cards of one player, as they lie; what is covered is forgotten (B5). A value without memory of its own.
class Town
{
public:
    // What a card has covered: enough to take it back.
    struct Covered
    {
        std::array<std::optional<Square>, kSquares> squares; // in reading order of the card as it lies
        int north = 0;
        int south = 0;
    };

    int cards() const { return cards_; }            // placed, wholly covered ones among them (B10)
    int squares() const { return counts_.squares; } // visible
    const Counts& counts() const { return counts_; }
    // Within kReach of the first card.
    bool isTaken(Position at) const { return (taken_[rowOf(at.y)] & bitOf(at.x)) != 0; }
    std::optional<Square> squareAt(Position at) const;

    // All rows with squares lie from `north` to `south`, as indices into Rows; south < north without a card.
    int north() const { return north_; }
    int south() const { return south_; }
    const Rows& taken() const { return taken_; }
    const Rows& of(Territory territory) const { return territories_[index(territory)]; }
    const Rows& of(Symbol symbol) const { return symbols_[index(symbol)]; }
    int count(Territory territory) const { return counts_.of(territory); }
    int count(Symbol symbol) const { return counts_.of(symbol); }

    Places places() const;                   // of one card more; none after kCircle
    bool isLegal(Placement placement) const; // B5

    // The placement is legal.
    Covered place(const Front& front, Placement placement);
    // Undoes the last place() that was not taken back.
    void takeBack(const Front& front, const Covered& covered, Placement placement);

    friend bool operator==(const Town&, const Town&) = default;

private:
    void put(Position at, Square square);
    void clear(Position at, Square square);

    Rows taken_{};
    std::array<Rows, kTerritories> territories_{};
    std::array<Rows, kSymbols> symbols_{};
    Counts counts_;
    int north_ = kRows;
    int south_ = -1;
    int cards_ = 0;
};

// Where the squares of a card lie, in reading order.
constexpr std::array<Position, kSquares> squaresFrom(Position at)
{
    const auto east = static_cast<std::int16_t>(at.x + 1);
    const auto south = static_cast<std::int16_t>(at.y + 1);
    return {{at, {east, at.y}, {at.x, south}, {east, south}}};
}

} // namespace lodeline::boomtown
