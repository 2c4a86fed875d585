// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/boomtown/rules/groups.h"

#include <algorithm>

namespace lodeline::boomtown {
namespace {

// All squares of `row` that lie in one piece with some of `seed`.
Row spread(Row row, Row seed)
{
    for (Row before = 0; before != seed;) {
        before = seed;
        seed |= (seed << 1 | seed >> 1) & row;
    }
    return seed;
}

} // namespace

int takeGroup(Rows& land, std::size_t row, std::size_t south, Rows& group)
{
    group[row] = spread(land[row], land[row] & (~land[row] + 1));
    std::size_t last = row;
    const auto reach = [&](std::size_t y, Row beside) {
        const Row more = spread(land[y], (group[y] | beside) & land[y]);
        const bool grows = more != group[y];
        group[y] = more;
        return grows;
    };
    for (bool grows = true; grows;) {
        grows = false;
        for (std::size_t y = row + 1; y <= south; ++y) {
            if (y > last)
                group[y] = 0;
            grows |= reach(y, group[y - 1]);
            if (group[y] == 0)
                break;
            last = std::max(last, y);
        }
        if (!grows)
            break;
        grows = false;
        for (std::size_t y = last; y-- > row;)
            grows |= reach(y, group[y + 1]);
    }
    int size = 0;
    for (std::size_t y = row; y <= last; ++y) {
        land[y] &= ~group[y];
        size += countBits(group[y]);
    }
    for (std::size_t y = last + 1; y <= south; ++y)
        group[y] = 0;
    return size;
}

int largestGroupSize(const Rows& rows, int north, int south)
{
    Rows left{};
    Rows group{};
    int rest = 0;
    for (int y = north; y <= south; ++y) {
        const auto row = static_cast<std::size_t>(y);
        left[row] = rows[row];
        rest += countBits(rows[row]);
    }
    int most = 0;
    for (int y = north; rest > most; ++y)
        for (const auto row = static_cast<std::size_t>(y); left[row] != 0 && rest > most;) {
            const int size = takeGroup(left, row, static_cast<std::size_t>(south), group);
            most = std::max(most, size);
            rest -= size;
        }
    return most;
}

} // namespace lodeline::boomtown
