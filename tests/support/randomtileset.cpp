// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/randomtileset.h"

#include <algorithm>

namespace lodeline::test {

using namespace goldrush;

namespace {

bool chance(Random& random, std::uint32_t oneIn)
{
    return random.below(oneIn) == 0;
}

// Mostly 0 to 2, now and then the most there can be.
int symbols(Random& random)
{
    if (chance(random, 40))
        return kMaxSymbols;
    return std::max(0, static_cast<int>(random.below(5)) - 2);
}

template <typename T>
void shuffle(std::vector<T>& items, Random& random)
{
    for (std::size_t i = items.size(); i > 1; --i)
        std::swap(items[i - 1], items[random.below(static_cast<std::uint32_t>(i))]);
}

// Distributes items over parts that are not empty.
template <typename T>
std::vector<std::vector<T>> partition(std::vector<T> items, Random& random)
{
    shuffle(items, random);
    std::vector<std::vector<T>> parts;
    for (const T& item : items) {
        const std::uint32_t part = random.below(static_cast<std::uint32_t>(parts.size()) + 1);
        if (part == parts.size())
            parts.emplace_back();
        parts[part].push_back(item);
    }
    return parts;
}

void addMountains(TileDesign& design, const std::vector<Side>& sides, Random& random)
{
    std::vector<std::vector<Side>> parts = partition(sides, random);
    if (chance(random, 8))
        parts.emplace_back(); // a peak inside the tile
    for (std::vector<Side>& edges : parts) {
        MountainSegment& mountain = design.mountains.emplace_back();
        mountain.edges = std::move(edges);
        mountain.nuggets = symbols(random);
    }
}

void addRailroads(TileDesign& design, std::vector<Side> sides, Random& random)
{
    shuffle(sides, random);
    while (!sides.empty()) {
        RailroadSegment railroad;
        railroad.edges.push_back(sides.back());
        sides.pop_back();
        if (!sides.empty() && chance(random, 2)) {
            railroad.edges.push_back(sides.back());
            sides.pop_back();
        } else {
            const RailroadEnd ends[]{RailroadEnd::Junction, RailroadEnd::City, RailroadEnd::Mountain};
            railroad.end = ends[random.below(design.mountains.empty() ? 2 : 3)];
        }
        railroad.locomotives = chance(random, 3) ? symbols(random) : 0;
        design.railroads.push_back(railroad);
    }
}

void addPrairies(TileDesign& design, Random& random)
{
    std::vector<std::vector<HalfEdge>> units;
    for (const Side side : kAllSides) {
        const auto first = static_cast<HalfEdge>(2 * index(side));
        const auto second = static_cast<HalfEdge>(2 * index(side) + 1);
        if (design.edgeKind(side) == FeatureKind::Prairie)
            units.push_back({first, second});
        else if (design.edgeKind(side) == FeatureKind::Railroad)
            units.insert(units.end(), {{first}, {second}});
    }
    std::vector<std::vector<std::vector<HalfEdge>>> parts = partition(units, random);
    if (chance(random, 12))
        parts.emplace_back(); // a valley inside the tile
    for (const auto& part : parts) {
        PrairieSegment& prairie = design.prairies.emplace_back();
        for (const std::vector<HalfEdge>& unit : part)
            prairie.at.insert(prairie.at.end(), unit.begin(), unit.end());
        prairie.tipis = symbols(random);
        prairie.horses = symbols(random);
    }
}

} // namespace

TileDesign randomDesign(std::string id, Random& random)
{
    TileDesign design;
    design.id = std::move(id);
    std::vector<Side> railroads;
    std::vector<Side> mountains;
    const std::uint32_t spread = 2 + random.below(3); // how often edges are prairie
    for (const Side side : kAllSides) {
        const std::uint32_t kind = random.below(2 + spread);
        if (kind == 0)
            railroads.push_back(side);
        else if (kind == 1)
            mountains.push_back(side);
    }
    if (chance(random, 6)) { // a crossing or a big town
        railroads.assign(kAllSides.begin(), kAllSides.end());
        mountains.clear();
    }
    addMountains(design, mountains, random);
    addRailroads(design, railroads, random);
    addPrairies(design, random);
    return design;
}

TileSet randomTileSet(int tiles, Random& random)
{
    TileSet set;
    set.name = "Random";
    for (int left = tiles; left > 0 && set.tiles.size() < kMaxDesigns;) {
        std::string id = std::to_string(set.tiles.size());
        TileDesign design = randomDesign(id.insert(0, 1, 't'), random);
        design.count = std::min(left, 1 + static_cast<int>(random.below(4)));
        left -= design.count;
        set.tiles.push_back(std::move(design));
    }
    set.start = set.tiles[random.below(static_cast<std::uint32_t>(set.tiles.size()))].id;
    const std::uint32_t kinds = random.below(5);
    for (std::uint32_t i = 0; i < kinds; ++i)
        set.tokens.push_back({static_cast<int>(2 * i + random.below(2)),
                              static_cast<int>(random.below(chance(random, 3) ? 4 : 20)),
                              {}});
    return set;
}

} // namespace lodeline::test
