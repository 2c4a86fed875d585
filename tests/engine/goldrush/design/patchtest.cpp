// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/design/patch.h"

#include "engine/goldrush/design/tileedit.h"
#include "tests/support/randomtileset.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <map>

namespace lodeline::test {

using namespace goldrush;

namespace {

FeatureKind shown(const TileSet& set, const PatchTile& tile, Side side)
{
    const Side unrotated = rotated(side, rotated(Rotation::R0, -index(tile.rotation)));
    return set.tiles[static_cast<std::size_t>(tile.design)].edgeKind(unrotated);
}

using Laid = std::map<Position, PatchTile>;

int neighboursAt(const Laid& laid, Position at)
{
    return static_cast<int>(
        std::ranges::count_if(kAllSides, [&](Side side) { return laid.contains(neighbour(at, side)); }));
}

bool fits(const TileSet& set, const Laid& laid, const PatchTile& tile)
{
    return std::ranges::all_of(kAllSides, [&](Side side) {
        const auto beside = laid.find(neighbour(tile.at, side));
        return beside == laid.end() || shown(set, tile, side) == shown(set, beside->second, opposite(side));
    });
}

// Whether a design with so many copies left could lie there.
bool anyFits(const TileSet& set, const Laid& laid, Position at, const std::vector<int>& left)
{
    for (std::size_t design = 0; design < set.tiles.size(); ++design)
        for (const Rotation rotation : kAllRotations)
            if (left[design] > 0 && fits(set, laid, {static_cast<int>(design), rotation, at}))
                return true;
    return false;
}

std::vector<int> copiesOf(const TileSet& set)
{
    std::vector<int> copies;
    for (const TileDesign& tile : set.tiles)
        copies.push_back(tile.count);
    return copies;
}

TileDesign withEdges(std::string id, int count, std::array<FeatureKind, kSides> kinds)
{
    TileDesign tile;
    tile.id = std::move(id);
    tile.count = count;
    for (const Side side : kAllSides)
        setEdge(tile, side, kinds[static_cast<std::size_t>(index(side))]);
    return tile;
}

RC_GTEST_PROP(Patch, JoinsMatchingEdgesOnly, (std::uint64_t seed))
{
    Random random(seed);
    const TileSet set = randomTileSet(1 + static_cast<int>(random.below(40)), random);
    const int radius = static_cast<int>(random.below(4));
    const PatchTile middle{static_cast<int>(random.below(static_cast<std::uint32_t>(set.tiles.size()))),
                           kAllRotations[random.below(kRotations)],
                           {}};
    const std::vector<PatchTile> patch = patchAround(set, middle.design, middle.rotation, seed, radius);
    RC_ASSERT(!patch.empty());
    RC_ASSERT(patch.front() == middle);
    Laid laid;
    std::vector<int> left = copiesOf(set);
    for (const PatchTile& tile : patch) {
        RC_ASSERT(std::abs(tile.at.x) <= radius && std::abs(tile.at.y) <= radius);
        RC_ASSERT(laid.empty() || neighboursAt(laid, tile.at) > 0);
        RC_ASSERT(fits(set, laid, tile));
        int& copies = left[static_cast<std::size_t>(tile.design)];
        RC_ASSERT(copies > 0 || !anyFits(set, laid, tile.at, left));
        --copies;
        RC_ASSERT(laid.emplace(tile.at, tile).second);
    }
    // What stayed open stays open for a reason.
    for (int y = -radius; y <= radius; ++y)
        for (int x = -radius; x <= radius; ++x)
            if (const Position at{static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)};
                !laid.contains(at) && neighboursAt(laid, at) > 0)
                RC_ASSERT(!anyFits(set, laid, at, copiesOf(set)));
}

TEST(Patch, IsTheSameForASeed)
{
    Random random(3);
    const TileSet set = randomTileSet(60, random);
    EXPECT_EQ(patchAround(set, 4, Rotation::R90, 11, 2), patchAround(set, 4, Rotation::R90, 11, 2));
    EXPECT_NE(patchAround(set, 4, Rotation::R90, 11, 2), patchAround(set, 4, Rotation::R90, 12, 2));
}

TEST(Patch, IsTheTileAloneWhereNothingMatches)
{
    using enum FeatureKind;
    TileSet set;
    set.tiles = {withEdges("m", 1, {Mountain, Mountain, Mountain, Mountain}),
                 withEdges("r", 5, {Railroad, Railroad, Railroad, Railroad})};
    set.tiles.front().count = 0;
    const std::vector<PatchTile> alone{{0, Rotation::R180, {}}};
    EXPECT_EQ(patchAround(set, 0, Rotation::R180, 1, 2), alone);
}

TEST(Patch, RepeatsATileOnlyWhenNothingElseFits)
{
    using enum FeatureKind;
    TileSet set;
    set.tiles = {withEdges("a", 1, {Prairie, Prairie, Prairie, Prairie}),
                 withEdges("b", 7, {Prairie, Prairie, Prairie, Prairie})};
    std::vector<int> laid(2);
    for (const PatchTile& tile : patchAround(set, 0, Rotation::R0, 5, 1))
        ++laid[static_cast<std::size_t>(tile.design)];
    EXPECT_EQ(laid[0] + laid[1], 9);
    EXPECT_GE(laid[1], 7);
}

TEST(Patch, BearsDraftsAndBadArguments)
{
    TileSet set;
    TileDesign draft; // a railroad of one edge that runs through, and an edge claimed twice
    draft.railroads.push_back({{Side::North}, RailroadEnd::Through, 0, {}});
    draft.mountains.push_back({{Side::North, Side::East}, 1, {}});
    set.tiles = {draft, {}};
    EXPECT_FALSE(patchAround(set, 0, Rotation::R0, 1, 2).empty());
    EXPECT_TRUE(patchAround(set, 2, Rotation::R0, 1, 2).empty());
    EXPECT_TRUE(patchAround(set, -1, Rotation::R0, 1, 2).empty());
    EXPECT_EQ(patchAround(set, 0, Rotation::R0, 1, -1).size(), 1U);
}

} // namespace
} // namespace lodeline::test
