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

Rows takeGroup(Rows& land, std::size_t row, Row seed)
{
    Rows group{};
    std::size_t first = row;
    std::size_t last = row;
    group[row] = spread(land[row], seed);
    for (bool grown = true; grown;) {
        grown = false;
        const std::size_t from = first - 1;
        const std::size_t to = last + 1;
        for (std::size_t y = from; y <= to; ++y) {
            const Row reached = (group[y] | group[y - 1] | group[y + 1]) & land[y];
            if (const Row more = spread(land[y], reached); more != group[y]) {
                group[y] = more;
                first = std::min(first, y);
                last = std::max(last, y);
                grown = true;
            }
        }
    }
    for (std::size_t y = first; y <= last; ++y)
        land[y] &= ~group[y];
    return group;
}

int largestGroupSize(const Rows& rows, int north, int south)
{
    int most = 0;
    forEachGroup(rows, north, south, [&most](const Rows&, int size) { most = std::max(most, size); });
    return most;
}

} // namespace lodeline::boomtown
