// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/design/tileedit.h"

#include "engine/design/prairies.h"
#include "engine/goldrush/tilesetfile.h"
#include "tests/support/expectedproblems.h"
#include "tests/support/randomtileset.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

namespace lodeline::test {
namespace {

using enum FeatureKind;

TileDesign emptyTile()
{
    TileDesign tile;
    tile.id = "a";
    layPrairies(tile);
    return tile;
}

TileSet setOf(const TileDesign& tile)
{
    TileSet set;
    set.start = tile.id;
    set.tiles = {tile};
    return set;
}

template <typename Value>
Value any(Random& random, std::uint32_t count)
{
    return static_cast<Value>(random.below(count));
}

bool anyEdit(TileDesign& tile, Random& random)
{
    const auto side = any<Side>(random, kSides);
    const auto mountain = any<std::size_t>(random, 5);
    switch (random.below(10)) {
    case 0:
        return setEdge(tile, side, nextEdgeKind(tile.edgeKind(side)));
    case 1:
        return setEdge(tile, side, any<FeatureKind>(random, 4));
    case 2:
        return layTrack(tile, side, any<Side>(random, kSides));
    case 3:
        return endTrack(tile, side, any<RailroadEnd>(random, 4));
    case 4:
        return addPeak(tile);
    case 5:
        return joinMountains(tile, mountain, any<std::size_t>(random, 5));
    case 6:
        return splitMountain(tile, mountain);
    case 7: {
        const SegmentRef segment{any<FeatureKind>(random, 4), any<std::uint8_t>(random, 4)};
        return addSymbols(tile, segment, any<Symbol>(random, 4), static_cast<int>(random.below(7)) - 3);
    }
    case 8:
        rotate(tile, any<Rotation>(random, kRotations));
        return true;
    default:
        mirror(tile);
        return true;
    }
}

RC_GTEST_PROP(TileEdits, LeaveASoundTile, (std::uint64_t seed))
{
    Random random(seed);
    TileDesign tile = emptyTile();
    for (int i = 0; i < 60; ++i) {
        const TileDesign before = tile;
        if (!anyEdit(tile, random))
            RC_ASSERT(tile == before);
        RC_ASSERT(!hasErrors(validate(setOf(tile))));
        TileDesign laid = tile;
        layPrairies(laid);
        RC_ASSERT(laid == tile);
    }
}

RC_GTEST_PROP(TileEdits, TurnAndMirrorBack, (std::uint64_t seed))
{
    Random random(seed);
    const TileDesign tile = randomDesign("a", random);
    TileDesign changed = tile;
    for (int i = 0; i < kRotations; ++i)
        rotate(changed, Rotation::R90);
    RC_ASSERT(changed == tile);
    mirror(changed);
    mirror(changed);
    RC_ASSERT(changed == tile);
    rotate(changed, Rotation::R90);
    mirror(changed);
    rotate(changed, Rotation::R90);
    mirror(changed);
    RC_ASSERT(changed == tile);
}

TEST(SetEdge, GoesThroughTheKinds)
{
    TileDesign tile = emptyTile();
    const TileDesign before = tile;
    for (const FeatureKind kind : {Railroad, Mountain, Prairie}) {
        EXPECT_TRUE(setEdge(tile, Side::East, nextEdgeKind(tile.edgeKind(Side::East))));
        EXPECT_EQ(tile.edgeKind(Side::East), kind);
    }
    EXPECT_EQ(tile.railroads, before.railroads);
    EXPECT_EQ(tile.mountains, before.mountains);
    EXPECT_FALSE(setEdge(tile, Side::East, City));
}

TEST(LayTrack, TakesTheEdgesFromOthers)
{
    TileDesign tile = emptyTile();
    EXPECT_TRUE(layTrack(tile, Side::North, Side::South));
    EXPECT_TRUE(addSymbols(tile, {Railroad, 0}, Symbol::Locomotive, 2));
    EXPECT_FALSE(layTrack(tile, Side::South, Side::North));
    EXPECT_TRUE(layTrack(tile, Side::South, Side::East));
    ASSERT_EQ(tile.railroads.size(), 2U);
    EXPECT_EQ(tile.railroads[0].edges, std::vector{Side::North});
    EXPECT_EQ(tile.railroads[0].end, RailroadEnd::Junction);
    EXPECT_EQ(tile.railroads[0].locomotives, 0);
    EXPECT_EQ(tile.railroads[1].edges, (std::vector{Side::South, Side::East}));
    EXPECT_EQ(tile.railroads[1].locomotives, 2);
}

TEST(EndTrack, NeedsAMountainToEndInOne)
{
    TileDesign tile = emptyTile();
    EXPECT_FALSE(endTrack(tile, Side::West, RailroadEnd::Mountain));
    EXPECT_TRUE(setEdge(tile, Side::North, Mountain));
    EXPECT_TRUE(endTrack(tile, Side::West, RailroadEnd::Mountain));
    EXPECT_TRUE(endTrack(tile, Side::West, RailroadEnd::City));
    EXPECT_TRUE(tile.hasCity());
    EXPECT_TRUE(endTrack(tile, Side::West, RailroadEnd::Mountain));
    EXPECT_TRUE(setEdge(tile, Side::North, Prairie));
    EXPECT_EQ(tile.railroads.front().end, RailroadEnd::Junction);
}

TEST(Mountains, JoinAndSplit)
{
    TileDesign tile = emptyTile();
    setEdge(tile, Side::North, Mountain);
    setEdge(tile, Side::South, Mountain);
    addSymbols(tile, {Mountain, 1}, Symbol::Nugget, 2);
    EXPECT_TRUE(joinMountains(tile, 0, 1));
    ASSERT_EQ(tile.mountains.size(), 1U);
    EXPECT_EQ(tile.mountains[0].edges, (std::vector{Side::North, Side::South}));
    EXPECT_EQ(tile.mountains[0].nuggets, 4);
    EXPECT_EQ(tile.prairies.size(), 2U);
    EXPECT_TRUE(splitMountain(tile, 0));
    ASSERT_EQ(tile.mountains.size(), 2U);
    EXPECT_EQ(tile.mountains[0].nuggets, 4);
    EXPECT_EQ(tile.mountains[1].nuggets, 0);
    EXPECT_EQ(tile.prairies.size(), 1U);
    EXPECT_FALSE(splitMountain(tile, 0));
    EXPECT_FALSE(joinMountains(tile, 0, 2));
}

} // namespace
} // namespace lodeline::test
