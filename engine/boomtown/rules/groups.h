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
        count += countBits(rows[static_cast<std::size_t>(y)]);
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

// Moves the group of the first square of `row` from `land` to the rows of `group` from `row` to `south`;
// gives its size. Nothing of `land` lies outside these rows.
int takeGroup(Rows& land, std::size_t row, std::size_t south, Rows& group);

// Calls visit(squares, their number) for each group (B7), from the north.
template <typename Visit>
void forEachGroup(const Rows& rows, int north, int south, Visit visit)
{
    Rows left = rows;
    Rows group{};
    for (int y = north; y <= south; ++y) {
        const auto row = static_cast<std::size_t>(y);
        while (left[row] != 0) {
            const int size = takeGroup(left, row, static_cast<std::size_t>(south), group);
            visit(group, size);
        }
        group[row] = 0;
    }
}

int largestGroupSize(const Rows& rows, int north, int south);

} // namespace lodeline::boomtown
