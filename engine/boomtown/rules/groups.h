// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boomtown/rules/town.h"

namespace lodeline::boomtown {

inline bool contains(const Rows& rows, Position at)
{
    return (rows[rowOf(at.y)] & bitOf(at.x)) != 0;
}

// All of these look at the rows from `north` to `south`, as Town has them; the rows beside them are empty.
inline int countSquares(const Rows& rows, int north, int south)
{
    int count = 0;
    for (int y = north; y <= south; ++y)
        count += std::popcount(rows[static_cast<std::size_t>(y)]);
    return count;
}

template <typename Visit>
void forEachSquare(const Rows& rows, int north, int south, Visit visit)
{
    for (int y = north; y <= south; ++y)
        for (Row left = rows[static_cast<std::size_t>(y)]; left != 0; left &= left - 1)
            visit(Position{static_cast<std::int16_t>(std::countr_zero(left) - kReach),
                           static_cast<std::int16_t>(y - kReach)});
}

// The squares that are joined by edges to those of `seed`, taken out of `land`.
Rows takeGroup(Rows& land, std::size_t row, Row seed);

// Calls visit(squares, their number) for each group (B7), from the north.
template <typename Visit>
void forEachGroup(const Rows& rows, int north, int south, Visit visit)
{
    Rows left = rows;
    for (int y = north; y <= south; ++y)
        while (const Row row = left[static_cast<std::size_t>(y)]) {
            const Rows group = takeGroup(left, static_cast<std::size_t>(y), row & (~row + 1));
            visit(group, countSquares(group, y, south));
        }
}

int largestGroupSize(const Rows& rows, int north, int south);

} // namespace lodeline::boomtown
