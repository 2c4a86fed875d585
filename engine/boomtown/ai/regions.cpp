// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/boomtown/ai/regions.h"

#include <algorithm>

namespace lodeline::boomtown {

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

int Regions::largestChanged(std::size_t kind, unsigned onCard, const Site& site, bool isKept) const
{
    int largest = 0;
    if (isKept) {
        largest = largest_[kind];
        forEachGroupOfCard(kind, onCard, site,
                           [&](SquareSet group) { largest = std::max(largest, countBits(group)); });
    } else {
        forEachGroupWith(kind, onCard, site,
                         [&](SquareSet /*group*/, int size) { largest = std::max(largest, size); });
    }
    return largest;
}

} // namespace lodeline::boomtown
