// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boomtown/rules/town.h"

#include <algorithm>

namespace lodeline::boomtown {

// A line is a row or a column of a town: of a column, bit i is the square at y = i - kReach.

inline constexpr int kOutOfSight = 1000; // is farther than anything can be

// Visible squares between a square of a line and the nearest one of `others`, on either side of it.
inline int distanceInLine(Row taken, Row others, Row from)
{
    const Row after = ~(from | (from - 1));
    const Row before = from - 1;
    int nearest = kOutOfSight;
    if (const Row next = others & after; next != 0)
        nearest = countBits(taken & after & ((next & (~next + 1)) - 1));
    if (const Row next = std::bit_floor(others & before); next != 0)
        nearest = std::min(nearest, countBits(taken & before & ~(next | (next - 1))));
    return nearest;
}

// Calls visit(place of the first square, length) for each longest run of two or more.
template <typename Visit>
void forEachRun(Row line, Visit visit)
{
    while (line != 0) {
        const auto first = static_cast<std::size_t>(std::countr_zero(line));
        const int length = std::countr_one(line >> first);
        if (length > 1)
            visit(first, length);
        line &= line + (Row{1} << first);
    }
}

// The columns of what lies in the rows from `north` to `south`.
inline Rows columnsOf(const Rows& rows, int north, int south)
{
    Rows columns{};
    for (int y = north; y <= south; ++y)
        for (Row left = rows[static_cast<std::size_t>(y)]; left != 0; left &= left - 1)
            columns[static_cast<std::size_t>(std::countr_zero(left))] |= Row{1} << y;
    return columns;
}

} // namespace lodeline::boomtown
