// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/design/tileedit.h"

#include "engine/goldrush/design/prairies.h"
#include "engine/goldrush/files/tilesetfile.h"
#include "tests/engine/goldrush/design/sets.h"
#include "tests/support/expectedproblems.h"
#include "tests/support/files.h"
#include "tests/support/randomtileset.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

namespace lodeline::test {

using namespace goldrush;

namespace {

using enum FeatureKind;

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
    switch (random.below(15)) {
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
        return removeMountain(tile, mountain);
    case 9:
        return setTown(tile);
    case 10:
        return removeTown(tile);
    case 11:
        return joinPrairies(tile, any<std::size_t>(random, 4), any<std::size_t>(random, 4));
    case 12:
        return partPrairie(tile, any<std::size_t>(random, 4));
    case 13:
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
        layPrairies(laid, tile);
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

TEST(Symbols, GoAsFarAsTheyMay)
{
    TileDesign tile = emptyTile();
    EXPECT_TRUE(layTrack(tile, Side::North, Side::South));
    EXPECT_TRUE(addSymbols(tile, {Railroad, 0}, Symbol::Locomotive, 2));
    EXPECT_TRUE(addSymbols(tile, {Railroad, 0}, Symbol::Locomotive, -3));
    EXPECT_EQ(tile.railroads[0].locomotives, 0);
    EXPECT_FALSE(addSymbols(tile, {Railroad, 0}, Symbol::Locomotive, -1));
    EXPECT_TRUE(addSymbols(tile, {Railroad, 0}, Symbol::Locomotive, 1000));
    EXPECT_EQ(tile.railroads[0].locomotives, kMaxSymbols);
    EXPECT_FALSE(addSymbols(tile, {Railroad, 0}, Symbol::Locomotive, 1));
}

// 9 of a kind, where two become one.
TEST(Symbols, AreNoMoreThanThereIsRoomFor)
{
    TileDesign tile = emptyTile();
    setEdge(tile, Side::North, Mountain);
    setEdge(tile, Side::South, Mountain);
    for (std::uint8_t mountain = 0; mountain < 2; ++mountain)
        addSymbols(tile, {Mountain, mountain}, Symbol::Nugget, 9);
    EXPECT_TRUE(joinMountains(tile, 0, 1));
    EXPECT_EQ(tile.mountains[0].nuggets, 9);

    tile = emptyTile();
    setEdge(tile, Side::North, Railroad);
    setEdge(tile, Side::South, Railroad);
    for (std::uint8_t railroad = 0; railroad < 2; ++railroad)
        addSymbols(tile, {Railroad, railroad}, Symbol::Locomotive, 9);
    EXPECT_TRUE(layTrack(tile, Side::North, Side::South));
    ASSERT_EQ(tile.railroads.size(), 1U);
    EXPECT_EQ(tile.railroads[0].locomotives, 9);

    ASSERT_EQ(tile.prairies.size(), 2U);
    for (std::uint8_t prairie = 0; prairie < 2; ++prairie) {
        addSymbols(tile, {Prairie, prairie}, Symbol::Tipi, 9);
        addSymbols(tile, {Prairie, prairie}, Symbol::Horse, 9);
    }
    EXPECT_TRUE(joinPrairies(tile, 0, 1));
    EXPECT_EQ(tile.prairies[0].tipis, 9);
    EXPECT_EQ(tile.prairies[0].horses, 9);
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

TEST(Mountains, GoWithTheTunnelsIntoThem)
{
    TileDesign tile = emptyTile();
    addPeak(tile);
    setEdge(tile, Side::North, Mountain);
    endTrack(tile, Side::East, RailroadEnd::Mountain);
    EXPECT_TRUE(removeMountain(tile, 0));
    ASSERT_EQ(tile.mountains.size(), 1U);
    EXPECT_EQ(tile.railroads[0].end, RailroadEnd::Mountain);
    EXPECT_TRUE(removeMountain(tile, 0));
    EXPECT_EQ(tile.edgeKind(Side::North), Prairie);
    EXPECT_EQ(tile.railroads[0].end, RailroadEnd::Junction);
    EXPECT_FALSE(removeMountain(tile, 0));
}

// A track from north to south, with what is east and west of it joined all the same.
TileDesign bridge()
{
    TileDesign tile = emptyTile();
    layTrack(tile, Side::North, Side::South);
    addSymbols(tile, {Prairie, 0}, Symbol::Horse, 1);
    addSymbols(tile, {Prairie, 1}, Symbol::Horse, 2);
    joinPrairies(tile, 0, 1);
    return tile;
}

TEST(JoinPrairies, GoesAcrossATrackAndPartsAgain)
{
    using enum HalfEdge;
    TileDesign tile = bridge();
    ASSERT_EQ(tile.prairies.size(), 1U);
    EXPECT_EQ(tile.prairies[0].at, (std::vector{NW, NE, EN, ES, SE, SW, WS, WN}));
    EXPECT_EQ(tile.prairies[0].horses, 3);
    EXPECT_FALSE(joinPrairies(tile, 0, 0));
    EXPECT_FALSE(joinPrairies(tile, 0, 1));
    EXPECT_TRUE(partPrairie(tile, 0));
    ASSERT_EQ(tile.prairies.size(), 2U);
    EXPECT_EQ(tile.prairies[0].at, (std::vector{SW, WS, WN, NW}));
    EXPECT_EQ(tile.prairies[1].at, (std::vector{NE, EN, ES, SE}));
    EXPECT_EQ(tile.prairies[0].horses, 3);
    EXPECT_FALSE(partPrairie(tile, 0));
    EXPECT_FALSE(partPrairie(tile, 2));
}

TEST(PartPrairie, LeavesTheSymbolsToTheLargestPiece)
{
    using enum HalfEdge;
    TileDesign tile = emptyTile();
    layTrack(tile, Side::North, Side::West);
    ASSERT_EQ(tile.prairies.size(), 2U);
    ASSERT_TRUE(joinPrairies(tile, 0, 1));
    addSymbols(tile, {Prairie, 0}, Symbol::Horse, 1);
    EXPECT_TRUE(partPrairie(tile, 0));
    ASSERT_EQ(tile.prairies.size(), 2U);
    EXPECT_EQ(tile.prairies[0].at, (std::vector{NE, EN, ES, SE, SW, WS}));
    EXPECT_EQ(tile.prairies[0].horses, 1);
    EXPECT_EQ(tile.prairies[1].at, (std::vector{WN, NW}));
    EXPECT_EQ(tile.prairies[1].horses, 0);
}

TEST(JoinPrairies, LastsThroughFurtherEdits)
{
    using enum HalfEdge;
    TileDesign tile = bridge();
    setEdge(tile, Side::East, Mountain);
    ASSERT_EQ(tile.prairies.size(), 1U);
    EXPECT_EQ(tile.prairies[0].at, (std::vector{SE, SW, WS, WN, NW, NE}));
    setEdge(tile, Side::East, Prairie);
    EXPECT_EQ(tile.prairies.size(), 1U);
    EXPECT_EQ(tile.prairies[0].at.size(), 8U);
    // What a new track cuts off is no part of what was joined.
    layTrack(tile, Side::North, Side::West);
    ASSERT_EQ(tile.prairies.size(), 2U);
    EXPECT_EQ(tile.prairies[0].at, (std::vector{WN, NW}));
    EXPECT_EQ(tile.prairies[1].horses, 3);
}

TEST(JoinPrairies, EndsWhereOneSideOfItIsGone)
{
    TileDesign tile = bridge();
    setEdge(tile, Side::North, Mountain);
    setEdge(tile, Side::South, Mountain);
    setEdge(tile, Side::West, Mountain);
    setEdge(tile, Side::North, Prairie);
    setEdge(tile, Side::South, Prairie);
    setEdge(tile, Side::West, Prairie);
    layTrack(tile, Side::North, Side::South);
    EXPECT_EQ(tile.prairies.size(), 2U);
}

TEST(Prairies, ThatTheClassicSetJoinsStayJoined)
{
    const auto file = sourceDirectory() / "resources/tilesets/classic.tileset.json";
    const TileSet classic = parseTileSet(readFile(file)).value().set;
    TileDesign tile = *classic.find("72");
    const auto prairies = tile.prairies;
    addSymbols(tile, {Mountain, 0}, Symbol::Nugget, 1);
    setEdge(tile, Side::North, Prairie);
    EXPECT_EQ(tile.prairies.size(), 2U);
    setEdge(tile, Side::North, Mountain);
    joinMountains(tile, 0, 1);
    EXPECT_TRUE(std::ranges::is_permutation(tile.prairies, prairies));
}

} // namespace
} // namespace lodeline::test
