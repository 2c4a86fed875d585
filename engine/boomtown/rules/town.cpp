// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/boomtown/rules/town.h"

#include <algorithm>

namespace lodeline::boomtown {
namespace {

// The columns from which two squares beside each other reach into a row.
constexpr Row pairsOver(Row row)
{
    return row | row >> 1;
}

bool isWithinReach(Position at)
{
    return std::max(std::abs(int{at.x}), std::abs(int{at.y})) < kReach;
}

} // namespace

bool Places::contains(Position at) const
{
    return isWithinReach(at) && (rows_[rowOf(at.y)] & bitOf(at.x)) != 0;
}

Position Places::operator[](int number) const
{
    std::size_t y = 0;
    while (number >= countBits(rows_[y]))
        number -= countBits(rows_[y++]);
    Row row = rows_[y];
    for (; number > 0; --number)
        row &= row - 1;
    return {static_cast<std::int16_t>(std::countr_zero(row) - kReach),
            static_cast<std::int16_t>(static_cast<int>(y) - kReach)};
}

std::optional<Square> Town::squareAt(Position at) const
{
    if (!isWithinReach(at) || !isTaken(at))
        return std::nullopt;
    const auto isHere = [at](const Rows& rows) { return (rows[rowOf(at.y)] & bitOf(at.x)) != 0; };
    const auto territory = std::ranges::find_if(territories_, isHere);
    const auto symbol = std::ranges::find_if(symbols_, isHere);
    return Square{static_cast<Territory>(territory - territories_.begin()),
                  static_cast<Symbol>(symbol - symbols_.begin())};
}

Places Town::places() const
{
    Places places;
    if (cards_ == kCircle)
        return places;
    if (cards_ == 0) {
        places.rows_[rowOf(0)] = bitOf(0);
        places.count_ = 1;
        return places;
    }
    const auto row = [this](int y) { return taken_[static_cast<std::size_t>(y)]; };
    for (int y = north_ - 2; y <= south_ + 1; ++y) {
        const Row level = row(y) | row(y + 1);
        const Row beside = level << 1 | level >> 2;
        const Row found = pairsOver(level) | beside | pairsOver(row(y - 1) | row(y + 2));
        places.rows_[static_cast<std::size_t>(y)] = found;
        places.count_ += countBits(found);
    }
    return places;
}

bool Town::isLegal(Placement placement) const
{
    return places().contains(placement.at);
}

Town::Covered Town::place(const Front& front, Placement placement)
{
    const Front lying = placement.turned ? turned(front) : front;
    const auto squares = squaresFrom(placement.at);
    Covered covered{{}, north_, south_};
    for (std::size_t i = 0; i < lying.size(); ++i) {
        covered.squares[i] = squareAt(squares[i]);
        if (covered.squares[i])
            clear(squares[i], *covered.squares[i]);
        put(squares[i], lying[i]);
    }
    const int y = static_cast<int>(rowOf(placement.at.y));
    north_ = std::min(north_, y);
    south_ = std::max(south_, y + 1);
    ++cards_;
    return covered;
}

void Town::takeBack(const Front& front, const Covered& covered, Placement placement)
{
    const Front lying = placement.turned ? turned(front) : front;
    const auto squares = squaresFrom(placement.at);
    for (std::size_t i = 0; i < squares.size(); ++i) {
        clear(squares[i], lying[i]);
        if (covered.squares[i])
            put(squares[i], *covered.squares[i]);
    }
    north_ = covered.north;
    south_ = covered.south;
    --cards_;
}

void Town::put(Position at, Square square)
{
    const std::size_t y = rowOf(at.y);
    const Row bit = bitOf(at.x);
    taken_[y] |= bit;
    territories_[index(square.territory)][y] |= bit;
    symbols_[index(square.symbol)][y] |= bit;
    ++counts_.territories[index(square.territory)];
    ++counts_.symbols[index(square.symbol)];
    ++counts_.squares;
}

void Town::clear(Position at, Square square)
{
    const std::size_t y = rowOf(at.y);
    const Row bit = bitOf(at.x);
    taken_[y] &= ~bit;
    territories_[index(square.territory)][y] &= ~bit;
    symbols_[index(square.symbol)][y] &= ~bit;
    --counts_.territories[index(square.territory)];
    --counts_.symbols[index(square.symbol)];
    --counts_.squares;
}

} // namespace lodeline::boomtown
