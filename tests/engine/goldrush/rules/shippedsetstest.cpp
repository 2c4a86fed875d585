// SPDX-License-Identifier: GPL-3.0-or-later
// The tile sets that come with the program are without fault, and hardly a tile of theirs ever fits nowhere.
#include "engine/goldrush/ai/player.h"
#include "engine/goldrush/files/tilesetfile.h"
#include "tests/support/expectedproblems.h"
#include "tests/support/files.h"

#include <gtest/gtest.h>

namespace lodeline::test {

using namespace goldrush;

namespace {

class ShippedSets : public testing::TestWithParam<std::filesystem::path>
{
};

TEST_P(ShippedSets, HaveNoProblems)
{
    const auto loaded = parseTileSet(readFile(GetParam()));
    ASSERT_TRUE(loaded);
    EXPECT_EQ(lines(loaded->problems), ProblemLines());
}

TEST_P(ShippedSets, SayWhoMadeThemAndHowTheyMayBeUsed)
{
    const TileSet set = parseTileSet(readFile(GetParam())).value().set;
    EXPECT_EQ(set.author, "The Lodeline contributors");
    EXPECT_EQ(set.license, "CC-BY-SA-4.0");
}

TEST_P(ShippedSets, ArePlayedOut)
{
    constexpr int kGames = 200;
    const auto set = std::make_shared<const CompiledSet>(parseTileSet(readFile(GetParam())).value().set);
    int placed = 0;
    for (std::uint64_t seed = 1; seed <= kGames; ++seed) {
        lodeline::goldrush::Setup setup;
        setup.seed = seed;
        Game game(set, setup);
        Random random(seed);
        while (game.phase() != Game::Phase::Over)
            playRandomMove(game, random);
        placed += game.placedCount();
    }
    EXPECT_GT(placed, 0.99 * kGames * set->tiles());
}

INSTANTIATE_TEST_SUITE_P(All, ShippedSets,
                         testing::ValuesIn(filesIn(sourceDirectory() / "resources/tilesets")),
                         [](const auto& file) { return testName(file.param); });

} // namespace
} // namespace lodeline::test
