// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/design/meetings.h"

#include <algorithm>
#include <numeric>

namespace lodeline::goldrush {

Meetings::Meetings(const TileSet& set)
{
    for (const TileDesign& tile : set.tiles) {
        Edges& edges = designs_.emplace_back();
        edges.copies = tile.count;
        for (const Side side : kAllSides) {
            const auto kind = static_cast<std::size_t>(tile.edgeKind(side));
            ++edges.ofKind[kind];
            all_.ofKind[kind] += tile.count;
        }
        all_.copies += tile.count;
    }
}

int Meetings::ways(int a, int b) const
{
    return std::inner_product(edges(a).ofKind.begin(), edges(a).ofKind.end(), edges(b).ofKind.begin(), 0);
}

std::vector<Meetings::Partner> Meetings::partnersOf(int design) const
{
    std::vector<Partner> partners;
    for (int other = 0; other < designCount(); ++other) {
        const int others = edges(other).copies - (other == design ? 1 : 0);
        if (const int found = ways(design, other); found > 0 && others > 0)
            partners.push_back({other, found});
    }
    std::ranges::stable_sort(partners, std::ranges::greater{}, &Partner::ways);
    return partners;
}

double Meetings::sociability(int design) const
{
    const Edges& own = edges(design);
    const int self = own.copies > 0 ? 1 : 0; // the copy that meets the others
    const int others = all_.copies - self;
    if (others <= 0)
        return 0;
    int matching = 0;
    for (std::size_t kind = 0; kind < own.ofKind.size(); ++kind)
        matching += own.ofKind[kind] * (all_.ofKind[kind] - self * own.ofKind[kind]);
    return matching / static_cast<double>(kSides * kSides * others);
}

std::vector<int> Meetings::leastSociable() const
{
    std::vector<int> designs;
    for (int design = 0; design < designCount(); ++design)
        if (edges(design).copies > 0)
            designs.push_back(design);
    std::ranges::stable_sort(designs, {}, [this](int design) { return sociability(design); });
    return designs;
}

} // namespace lodeline::goldrush
