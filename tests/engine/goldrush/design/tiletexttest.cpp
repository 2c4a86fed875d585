// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/design/tiletext.h"

#include "engine/goldrush/files/tilesetfile.h"
#include "tests/support/expectedproblems.h"
#include "tests/support/randomtileset.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace lodeline::test {

using namespace goldrush;

namespace {

ProblemLines problemsOf(std::string_view text)
{
    const auto tiles = tilesFromText(text);
    return tiles ? ProblemLines() : lines(tiles.error());
}

RC_GTEST_PROP(TileText, GivesTheSameTilesBack, (std::uint64_t seed))
{
    Random random(seed);
    TileSet set = randomTileSet(12, random);
    set.tiles.front().extra = {{"draft", R"({"town":true})"}};
    set.tiles.front().art = "<svg>\n\"ä\"</svg>";
    RC_ASSERT(tilesFromText(tilesToText(set.tiles)).value() == set.tiles);
    RC_ASSERT(tilesFromText(writeTileSet(set)).value() == set.tiles);
}

TEST(TileText, IsOneTileOrAListOfThem)
{
    constexpr std::string_view one =
        R"({"id": "a", "count": 2, "mountains": [{"edges": ["n"], "nuggets": 3}]})";
    const auto tile = tilesFromText(one);
    ASSERT_TRUE(tile);
    ASSERT_EQ(tile->size(), 1U);
    EXPECT_EQ(tile->front().mountains.at(0).nuggets, 3);
    const auto list = tilesFromText('[' + std::string(one) + ',' + std::string(one) + ']');
    ASSERT_TRUE(list);
    EXPECT_EQ(*list, (std::vector{tile->front(), tile->front()}));
    EXPECT_EQ(tilesFromText(tilesToText({})).value(), std::vector<TileDesign>());
}

TEST(TileText, IsOfNoMoreTilesThanADraft)
{
    const auto listOf = [](int tiles) {
        std::string list;
        for (int i = 0; i < tiles; ++i)
            list += std::string(i > 0 ? "," : "") + R"({"id": "a", "count": 1})";
        return '[' + list + ']';
    };
    EXPECT_EQ(problemsOf(listOf(1000)), ProblemLines());
    EXPECT_EQ(problemsOf(listOf(1001)), ProblemLines{"error too-many "});
    EXPECT_EQ(problemsOf("{\"tiles\": " + listOf(1000) + "}"), ProblemLines());
    EXPECT_EQ(problemsOf("{\"tiles\": " + listOf(1001) + "}"), ProblemLines{"error too-many /tiles"});
}

TEST(TileText, HasIdsAndPicturesOfAllowedLength)
{
    TileDesign tile;
    tile.id = "\u202e" + std::string(1'000'000, 'x');
    tile.art = std::string(kMaxArtBytes + 1, 'x');
    const auto tiles = tilesFromText(tilesToText(std::vector{tile}));
    ASSERT_TRUE(tiles);
    EXPECT_EQ(tiles->front().id, std::string(32, 'x'));
    EXPECT_EQ(tiles->front().art, "");
}

TEST(TileText, ThatIsNoneSaysWhereAndWhy)
{
    EXPECT_EQ(problemsOf("a tile"), ProblemLines{"error not-json "});
    EXPECT_EQ(problemsOf(""), ProblemLines{"error not-json "});
    EXPECT_EQ(problemsOf("17"), (ProblemLines{"error wrong-type "}));
    EXPECT_EQ(problemsOf("{}"), (ProblemLines{"error missing-key ", "error missing-key "}));
    EXPECT_EQ(problemsOf(R"([{"id": "a", "count": 1}, 3])"), ProblemLines{"error wrong-type /1"});
    EXPECT_EQ(problemsOf(R"({"tiles": [{"id": "a", "count": "9"}]})"),
              ProblemLines{"error wrong-type /tiles/0/count"});
    EXPECT_EQ(problemsOf(R"({"format": "lodeline-game", "tiles": []})"),
              ProblemLines{"error wrong-format /format"});
    EXPECT_EQ(problemsOf(R"({"version": 2, "tiles": []})"), ProblemLines{"error newer-version /version"});
    EXPECT_EQ(problemsOf(std::string(100, '[')), ProblemLines{"error too-deep "});
}

} // namespace
} // namespace lodeline::test
