// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/strength/target.h"

#include "tests/bench/strength/cells.h"

#include <gtest/gtest.h>

namespace lodeline::test {

using namespace strength;

namespace {

using Verdict = Judgement::Verdict;

const Column kColumn{.id = "greedy", .players = {"greedy", "random"}, .onEach = 0.6, .onAverage = 0.75};
constexpr std::uint64_t kSeed = 4;

// What 100 games on each of some sets came to.
class Targets : public testing::Test
{
protected:
    void cell(int tiles, int won, int shared, int lost)
    {
        Cell added = emptyCell(set(tiles), kColumn.players, kSeed);
        addGames(added, won, shared, lost);
        results_.store(added);
    }
    PlayedSet set(int tiles)
    {
        const PlayedSet made = drawnSet("of" + std::to_string(tiles), tiles);
        if (results_.find(emptyCell(made, kColumn.players, kSeed)) == nullptr)
            sets_.push_back(made);
        return made;
    }
    Judgement onEach(const Column& column = kColumn)
    {
        return judge(column, sets_, results_, kSeed, 100).front();
    }
    Judgement onAverage() { return judge(kColumn, sets_, results_, kSeed, 100).back(); }

    std::vector<PlayedSet> sets_;
    Results results_;
};

TEST_F(Targets, AreThoseThatTheColumnHas)
{
    cell(12, 90, 0, 10);
    EXPECT_EQ(judge(kColumn, sets_, results_, kSeed, 100).size(), 2U);
    EXPECT_EQ(onEach().of, Judgement::Of::Each);
    EXPECT_EQ(onEach().atLeast, 0.6);
    EXPECT_EQ(onAverage().of, Judgement::Of::Average);
    EXPECT_EQ(onAverage().atLeast, 0.75);
    EXPECT_EQ(judge({.id = "free", .players = kColumn.players}, sets_, results_, kSeed, 100).size(), 0U);
}

TEST_F(Targets, AreMetWhereEverySetReachesThem)
{
    cell(12, 60, 0, 40);
    cell(13, 90, 0, 10);
    EXPECT_EQ(onEach().verdict, Verdict::Met);
    EXPECT_TRUE(onEach().isClose); // on the first
    EXPECT_EQ(onAverage().verdict, Verdict::Met);
}

TEST_F(Targets, AreMetSurelyWhereNoIntervalReachesBelow)
{
    cell(12, 80, 0, 20);
    EXPECT_EQ(onEach().verdict, Verdict::Met);
    EXPECT_FALSE(onEach().isClose);
}

TEST_F(Targets, AreMissedByOneSetAndNameIt)
{
    cell(12, 90, 0, 10);
    cell(13, 59, 0, 41);
    EXPECT_EQ(onEach().verdict, Verdict::Missed);
    EXPECT_TRUE(onEach().isClose);
    ASSERT_EQ(onEach().missedOn.size(), 1U);
    EXPECT_EQ(onEach().missedOn.front()->set, "of13");
    EXPECT_EQ(onAverage().verdict, Verdict::Missed);
}

TEST_F(Targets, AreMissedSurelyWhereOneIntervalEndsBelow)
{
    cell(12, 59, 0, 41);
    cell(13, 20, 0, 80);
    EXPECT_EQ(onEach().verdict, Verdict::Missed);
    EXPECT_FALSE(onEach().isClose);
}

TEST_F(Targets, CountATieAsHalf)
{
    cell(12, 50, 20, 30);
    EXPECT_EQ(onEach().verdict, Verdict::Met);
    cell(12, 50, 19, 31);
    EXPECT_EQ(onEach().verdict, Verdict::Missed);
}

TEST_F(Targets, AreOpenUntilAllGamesOfAllSetsAreOver)
{
    cell(12, 90, 0, 10);
    cell(13, 89, 0, 10);
    EXPECT_EQ(onEach().verdict, Verdict::Open);
    EXPECT_FALSE(onEach().isClose);
    EXPECT_EQ(onAverage().verdict, Verdict::Open);
    cell(13, 90, 0, 10);
    EXPECT_EQ(onEach().verdict, Verdict::Met);
    set(14);
    EXPECT_EQ(onEach().verdict, Verdict::Open);
}

TEST_F(Targets, AreMissedAlsoWhereOtherSetsAreStillOpen)
{
    cell(12, 20, 0, 80);
    set(13);
    EXPECT_EQ(onEach().verdict, Verdict::Missed);
    EXPECT_EQ(onAverage().verdict, Verdict::Open);
}

TEST_F(Targets, AreOpenWhereNothingWasPlayed)
{
    EXPECT_EQ(onEach().verdict, Verdict::Open);
    EXPECT_EQ(onAverage().verdict, Verdict::Open);
}

TEST_F(Targets, LookAtTheSetsOfTheColumnAlone)
{
    cell(12, 20, 0, 80);
    cell(24, 90, 0, 10);
    Column large = kColumn;
    large.fewestTiles = 24;
    EXPECT_EQ(onEach(large).verdict, Verdict::Met);
    Column named = kColumn;
    named.sets = {"of12"};
    EXPECT_EQ(onEach(named).verdict, Verdict::Missed);
}

TEST_F(Targets, TakeTheAverageOverAllGames)
{
    cell(12, 100, 0, 0);
    cell(13, 50, 0, 50);
    EXPECT_EQ(onAverage().verdict, Verdict::Met);
    EXPECT_TRUE(onAverage().isClose);
    cell(13, 49, 0, 51);
    EXPECT_EQ(onAverage().verdict, Verdict::Missed);
}

} // namespace
} // namespace lodeline::test
