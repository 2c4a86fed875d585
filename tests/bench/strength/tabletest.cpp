// SPDX-License-Identifier: GPL-3.0-or-later
// What stands in the table: its sets and columns.
#include "bench/strength/column.h"
#include "bench/strength/contestant.h"
#include "tests/support/files.h"

#include <gtest/gtest.h>

namespace lodeline::test {

using namespace strength;

namespace {

const std::vector<PlayedSet>& sets()
{
    static const std::vector<PlayedSet> usual = usualSets();
    return usual;
}

std::vector<std::string> playedOn(const std::string& column)
{
    const auto found = std::ranges::find(usualColumns(), column, &Column::id);
    std::vector<std::string> ids;
    for (const PlayedSet& set : sets())
        if (isPlayedOn(*found, set))
            ids.push_back(set.id);
    return ids;
}

TEST(StrengthSets, AreAllThatComeWithTheProgramUnderTheNamesOfTheirFiles)
{
    const auto files = filesIn(sourceDirectory() / "resources/tilesets");
    ASSERT_EQ(sets().size(), files.size() + 5);
    for (std::size_t i = 0; i < files.size(); ++i) {
        EXPECT_EQ(files[i].filename(), sets()[i].id + ".tileset.json");
        const auto named = namedSet(sets(), files[i].string());
        ASSERT_TRUE(named);
        EXPECT_EQ(named->id, sets()[i].id);
        EXPECT_EQ(named->digest, sets()[i].digest);
    }
}

// With other random sets the figures that are written down mean nothing any more.
TEST(StrengthSets, DrawTheSameRandomOnesAgain)
{
    const std::vector<std::pair<int, std::string>> expected{{36, "97640920cc7d15b8"},
                                                            {48, "e127754eb5e12628"},
                                                            {60, "025ebad2dbf82aed"},
                                                            {72, "1453f85fdff15860"},
                                                            {84, "0f726fd62be80727"}};
    for (std::size_t i = 0; i < expected.size(); ++i) {
        const auto set = namedSet(sets(), "random" + std::to_string(i + 1));
        ASSERT_TRUE(set);
        EXPECT_EQ(set->tiles(), expected[i].first);
        EXPECT_EQ(set->digest.substr(0, 16), expected[i].second);
    }
}

TEST(StrengthSets, AreNoneWhereThereIsNoSuchFile)
{
    testing::internal::CaptureStderr();
    EXPECT_FALSE(namedSet(sets(), "random6"));
    testing::internal::GetCapturedStderr();
}

TEST(StrengthColumns, HaveDifferentNamesAndPlayersThatThereAre)
{
    std::vector<std::string> ids;
    for (const Column& column : usualColumns()) {
        ids.push_back(column.id);
        EXPECT_TRUE(column.onEach || column.onAverage) << column.id;
        for (const std::string& name : column.players)
            EXPECT_TRUE(contestant(name, goldrush::shippedWeights())) << name;
    }
    std::ranges::sort(ids);
    EXPECT_EQ(std::ranges::adjacent_find(ids), ids.end());
}

TEST(StrengthColumns, ArePlayedOnTheSetsThatTheirTargetIsAbout)
{
    EXPECT_EQ(playedOn("uct").size(), sets().size());
    EXPECT_EQ(playedOn("time"), (std::vector<std::string>{"classic", "highsierra", "ironweb", "random3",
                                                          "random4", "random5"}));
    EXPECT_EQ(playedOn("before"), (std::vector<std::string>{"classic", "openrange"}));
}

TEST(StrengthColumns, AreTheSameOncePlayersHaveLearned)
{
    const Column& uct = usualColumns().front();
    const Column learned = onceLearned(uct);
    EXPECT_EQ(learned.id, "learned uct");
    EXPECT_EQ(learned.players, (std::vector<std::string>{"learned-baron@100", "uct@100"}));
    EXPECT_EQ(learned.onEach, uct.onEach);
    EXPECT_EQ(learned.onAverage, uct.onAverage);
}

TEST(StrengthColumns, AreSaidInWords)
{
    EXPECT_EQ(title({"baron@100", "uct@100"}), "baron@100 against uct@100");
    EXPECT_EQ(title({"baron", "greedy", "random", "random"}), "baron against greedy, random x2");
    EXPECT_EQ(whereEach({.id = "a", .players = {}}), "on every set");
    EXPECT_EQ(whereEach({.id = "a", .players = {}, .fewestTiles = 60}), "on every set of 60 tiles or more");
    EXPECT_EQ(whereEach({.id = "a", .players = {}, .sets = {"classic", "openrange"}}),
              "on classic and openrange");
}

} // namespace
} // namespace lodeline::test
