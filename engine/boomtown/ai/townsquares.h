// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boomtown/rules/town.h"

namespace lodeline::boomtown {

// Some of the visible squares of a town, which are numbered from 1, and of a card upon it: a bit for each.
// No town has more, so that a word holds any of them.
using SquareSet = std::uint64_t;
using SquareNumber = std::uint8_t; // 0: no square of the town
inline constexpr std::size_t kMostNumbers = kSquares * kCircle + 1;
inline constexpr int kFirstOfCard = kSquares * kCircle; // bits from here on are the squares of the card
static_assert(kFirstOfCard + kSquares == 64);

// Nothing for no square.
constexpr SquareSet setOf(SquareNumber number)
{
    return (SquareSet{1} << number) >> 1;
}

// Squares of the card, each a bit in reading order.
constexpr SquareSet cardSet(unsigned onCard)
{
    return SquareSet{onCard} << kFirstOfCard;
}

// Calls visit(number) for those that are of the town.
template <typename Visit>
void forEachNumber(SquareSet squares, Visit visit)
{
    for (; squares != 0; squares &= squares - 1)
        visit(static_cast<SquareNumber>(std::countr_zero(squares) + 1));
}

// Where a card may lie: what its squares cover and, in the same order, have beside them outside of the card.
struct Site
{
    std::array<SquareNumber, kSquares> under{};
    std::array<std::array<SquareNumber, 2>, kSquares> beside{};
    SquareSet covered = 0;
};

class TownSquares
{
public:
    explicit TownSquares(const Town& town);

    int size() const { return size_; }
    Site siteAt(Position at) const;
    Square square(SquareNumber number) const { return squares_[number]; }
    SquareNumber numberAt(std::size_t row, std::size_t column) const
    {
        return numbers_[row * kRowCells + column];
    }
    SquareSet beside(SquareNumber number) const { return beside_[number]; } // its neighbours

private:
    static constexpr std::size_t cellOf(Position at)
    {
        return rowOf(at.y) * kRowCells + static_cast<std::size_t>(at.x + kReach);
    }

    static constexpr std::size_t kRowCells = 64;

    std::array<SquareNumber, kRows * kRowCells> numbers_{};
    std::array<Square, kMostNumbers> squares_{};
    std::array<SquareSet, kMostNumbers> beside_{};
    SquareNumber size_ = 0;
};

} // namespace lodeline::boomtown
