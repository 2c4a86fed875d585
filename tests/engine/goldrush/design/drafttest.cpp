// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/design/draft.h"

#include "engine/goldrush/design/tileedit.h"
#include "engine/goldrush/files/tilesetfile.h"
#include "tests/engine/goldrush/design/sets.h"

#include <gtest/gtest.h>

namespace lodeline::test {

using namespace goldrush;

namespace {

TEST(Drafts, AreNothingAtFirstAndLeaveNothing)
{
    TileDesign tile = emptyTile();
    const TileDesign before = tile;
    EXPECT_FALSE(hasDraftTown(tile));
    EXPECT_EQ(draftNuggets(tile), 0);
    setDraftTown(tile, true);
    setDraftNuggets(tile, 3);
    EXPECT_TRUE(hasDraftTown(tile));
    EXPECT_EQ(draftNuggets(tile), 3);
    EXPECT_EQ(tile.extra, (ExtraKeys{{"draft", R"({"town":true,"nuggets":3})"}}));
    setDraftTown(tile, false);
    EXPECT_EQ(tile.extra, (ExtraKeys{{"draft", R"({"nuggets":3})"}}));
    setDraftNuggets(tile, 0);
    EXPECT_EQ(tile, before);
}

TEST(Drafts, AreNothingWhereTheTileHasThemAlready)
{
    TileDesign tile = emptyTile();
    tile.extra = {{"draft", R"({"town":true,"nuggets":3})"}};
    ASSERT_TRUE(hasDraftTown(tile));
    ASSERT_EQ(draftNuggets(tile), 3);
    tile.mountains.emplace_back();
    EXPECT_EQ(draftNuggets(tile), 0);
    EXPECT_TRUE(hasDraftTown(tile));
    tile.railroads.push_back({{Side::North}, RailroadEnd::City, 0, {}});
    EXPECT_FALSE(hasDraftTown(tile));
}

TEST(Drafts, AreKeptInFilesAsUnknownKeys)
{
    TileSet set;
    set.start = "a";
    set.tiles = {emptyTile()};
    setDraftTown(set.tiles[0], true);
    setDraftNuggets(set.tiles[0], 12);
    const auto loaded = parseTileSet(writeTileSet(set));
    ASSERT_TRUE(loaded);
    EXPECT_EQ(loaded->set, set);
    ASSERT_EQ(loaded->problems.size(), 1U);
    EXPECT_EQ(loaded->problems[0].code, FileProblem::UnknownKey);
    EXPECT_EQ(draftNuggets(loaded->set.tiles[0]), 9);
}

TEST(Drafts, OfOtherProgramsAreLeftAlone)
{
    TileDesign tile = emptyTile();
    for (const char* text :
         {"5", "[true]", R"({"town":"yes","nuggets":-1})", R"({"nuggets":1.5})", "not JSON"}) {
        tile.extra = {{"draft", text}, {"x", "1"}};
        EXPECT_FALSE(hasDraftTown(tile)) << text;
        EXPECT_EQ(draftNuggets(tile), 0) << text;
    }
    tile.extra = {{"draft", "5"}, {"x", "1"}};
    const TileDesign before = tile;
    setDraftTown(tile, false);
    EXPECT_EQ(tile, before);
    tile.extra = {{"draft", R"({"note":"later"})"}};
    setDraftTown(tile, true);
    setDraftTown(tile, false);
    EXPECT_EQ(tile.extra, (ExtraKeys{{"draft", R"({"note":"later"})"}}));
}

TEST(Drafts, BecomeRealWithTheFirstTrackOrMountain)
{
    TileDesign town = emptyTile();
    EXPECT_TRUE(setTown(town));
    EXPECT_FALSE(setTown(town));
    for (const bool byClick : {true, false}) {
        TileDesign tile = town;
        EXPECT_TRUE(byClick ? setEdge(tile, Side::North, FeatureKind::Railroad)
                            : endTrack(tile, Side::North, RailroadEnd::City));
        EXPECT_TRUE(tile.hasCity());
        EXPECT_TRUE(tile.extra.empty());
    }
    TileDesign gold = emptyTile();
    setDraftNuggets(gold, 4);
    for (const bool byClick : {true, false}) {
        TileDesign tile = gold;
        EXPECT_TRUE(byClick ? setEdge(tile, Side::North, FeatureKind::Mountain) : addPeak(tile));
        ASSERT_EQ(tile.mountains.size(), 1U);
        EXPECT_EQ(tile.mountains[0].nuggets, 4);
        EXPECT_TRUE(tile.extra.empty());
    }
}

TEST(SetTown, TakesTheRailroadsThatEndInAJunction)
{
    TileDesign tile = emptyTile();
    layTrack(tile, Side::North, Side::South);
    setEdge(tile, Side::East, FeatureKind::Railroad);
    setEdge(tile, Side::West, FeatureKind::Railroad);
    const TileDesign before = tile;
    EXPECT_TRUE(setTown(tile));
    EXPECT_EQ(tile.railroads[0].end, RailroadEnd::Through);
    EXPECT_EQ(tile.railroads[1].end, RailroadEnd::City);
    EXPECT_EQ(tile.railroads[2].end, RailroadEnd::City);
    EXPECT_FALSE(hasDraftTown(tile));
    EXPECT_TRUE(removeTown(tile));
    EXPECT_EQ(tile, before);
    EXPECT_FALSE(removeTown(tile));
}

} // namespace
} // namespace lodeline::test
