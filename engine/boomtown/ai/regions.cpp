// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/boomtown/ai/regions.h"

#include <algorithm>

namespace lodeline::boomtown {
namespace {

constexpr unsigned kFalling = 0b1001; // squares of a card that only share a corner
constexpr unsigned kRising = 0b0110;
constexpr std::array<std::uint8_t, 1U << kSquares> kBits{0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4};

} // namespace

void Regions::findGroups(std::size_t kind)
{
    for (SquareSet left = all_[kind]; left != 0;) {
        const SquareSet group = spread(left & (~left + 1), all_[kind]);
        const int size = countBits(group);
        if (size > largest_[kind]) {
            largest_[kind] = size;
            largestGroup_[kind] = group;
        }
        forEachNumber(group, [&](SquareNumber number) { groups_[number] = group; });
        left &= ~group;
    }
}

SquareSet Regions::spread(SquareSet seed, SquareSet land) const
{
    SquareSet group = seed;
    for (SquareSet edge = seed; edge != 0;) {
        const SquareSet more = joined_[firstOf(edge)] & land & ~group;
        edge &= edge - 1;
        edge |= more;
        group |= more;
    }
    return group;
}

SquareSet Regions::groupOf(SquareNumber number, std::size_t kind, SquareSet covered) const
{
    const SquareSet group = groups_[number];
    return (group & covered) == 0 ? group : spread(setOf(number), all_[kind] & ~covered);
}

SquareSet Regions::besidePart(std::size_t kind, unsigned part, const Site& site) const
{
    SquareSet joined = 0;
    for (std::size_t i = 0; i < kSquares; ++i) {
        if ((part >> i & 1U) == 0)
            continue;
        for (const SquareNumber number : site.beside[i])
            if (kinds_[number] == kind && (joined & setOf(number)) == 0)
                joined |= groupOf(number, kind, site.covered);
    }
    return joined;
}

Regions::Joined Regions::joinedBy(std::size_t kind, unsigned onCard, const Site& site) const
{
    if (onCard == 0)
        return {};
    if (onCard != kFalling && onCard != kRising)
        return {{besidePart(kind, onCard, site)}, {onCard}, 1};
    const unsigned first = onCard & (~onCard + 1);
    const unsigned second = onCard & ~first;
    const SquareSet one = besidePart(kind, first, site);
    const SquareSet other = besidePart(kind, second, site);
    if ((one & other) != 0)
        return {{one | other}, {onCard}, 1};
    return {{one, other}, {first, second}, 2};
}

int Regions::largestChanged(std::size_t kind, unsigned onCard, const Site& site, bool isKept) const
{
    int largest = isKept ? largest_[kind] : 0;
    SquareSet left = all_[kind] & ~site.covered;
    if (onCard == kFalling || onCard == kRising) {
        const Joined joined = joinedBy(kind, onCard, site);
        for (std::size_t i = 0; i < joined.count; ++i) {
            largest = std::max(largest, countBits(joined.squares[i]) + kBits[joined.parts[i]]);
            left &= ~joined.squares[i];
        }
    } else if (onCard != 0) {
        const SquareSet joined = besidePart(kind, onCard, site);
        largest = std::max(largest, countBits(joined) + kBits[onCard]);
        left &= ~joined;
    }
    if (isKept)
        return largest;
    while (left != 0) {
        const SquareSet group = groupOf(firstOf(left), kind, site.covered);
        largest = std::max(largest, countBits(group));
        left &= ~group;
    }
    return largest;
}

} // namespace lodeline::boomtown
