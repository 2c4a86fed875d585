// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/strength/report.h"

#include "tests/bench/strength/cells.h"

#include <gtest/gtest.h>

namespace lodeline::test {

using namespace strength;

namespace {

// Two sets, of which the second is too small for the second column.
Plan somePlan()
{
    Plan plan;
    plan.sets = {drawnSet("large", 21), drawnSet("small", 11)};
    plan.columns = {
        {.id = "first", .players = {"baron@100", "uct@300"}, .onEach = 0.5},
        {.id = "second", .players = {"baron@80", "random", "random", "random"}, .fewestTiles = 20}};
    plan.targetSets = plan.sets;
    plan.games = 10;
    plan.jobs = 2;
    return plan;
}

Results someResults(const Plan& plan)
{
    Results results;
    Cell cell = emptyCell(plan.sets[0], plan.columns[0].players, plan.seed);
    addGames(cell, 3, 2, 3);
    cell.players[0].moves = 10;
    cell.players[0].seconds = 1;
    results.store(cell);
    cell = emptyCell(plan.sets[1], plan.columns[0].players, plan.seed);
    addGames(cell, 2, 0, 8);
    results.store(cell);
    return results;
}

TEST(StrengthReport, KnowsHowLongTheGamesThatAreMissingTake)
{
    const Plan plan = somePlan();
    const int tilesOfRounds = 12 * 20; // three rounds of four, and twenty turns
    EXPECT_DOUBLE_EQ(thinkingLeft(plan, {}), (10 * 20 * 0.2 + 10 * 10 * 0.2 + tilesOfRounds * 0.02) / 2);
    EXPECT_DOUBLE_EQ(thinkingLeft(plan, someResults(plan)), (2 * 20 * 0.2 + tilesOfRounds * 0.02) / 2);
}

TEST(StrengthReport, BeginsWithAllThatFixesTheGames)
{
    Plan plan = somePlan();
    plan.sets[1].seed = 7;
    EXPECT_EQ(heading(plan, {}), "Seed 1, 10 games a cell, 2 at a time. Seats in turn, the same tiles from "
                                 "each seat; a shared win counts by "
                                 "its part.\n"
                                 "Sets, with their tiles: large 21 small 11 (seed 7)\n"
                                 "The thinking left takes 0 h 1 min.\n"
                                 "The share of games that the first player wins, and its 95 % interval:\n");
}

TEST(StrengthReport, WritesACellAsALine)
{
    const Plan plan = somePlan();
    EXPECT_EQ(
        line(someResults(plan).cells.front()),
        "large       baron@100 against uct@300                      50.0 % (24.0 to 76.0)         8 games, "
        "100.0 and 0.0 ms a move\n");
}

TEST(StrengthReport, WritesARowASetAndMarksWhatIsNotOver)
{
    const Plan plan = somePlan();
    EXPECT_EQ(table(plan, someResults(plan)), "            first                     second\n"
                                              "large        50.0 % (24.0 to 76.0) 8 games\n"
                                              "small        20.0 % (5.7 to 51.0)\n"
                                              "all          33.3 % (17.3 to 55.2)\n");
}

TEST(StrengthReport, SaysOfEachTargetWhatTheGamesSay)
{
    const Plan plan = somePlan();
    EXPECT_EQ(targets(plan, someResults(plan)),
              "MISSED  baron@100 against uct@300: at least 50 % on every set, "
              "within the interval\n"
              "        small        20.0 % (5.7 to 51.0)\n");
    EXPECT_EQ(targets(plan, {}), "open    baron@100 against uct@300: at least 50 % on every set\n");
}

TEST(StrengthReport, WritesADocumentFromWhichAnotherCallGoesOn)
{
    const Plan plan = somePlan();
    const Json json = document(plan, someResults(plan));
    EXPECT_EQ(json["cells"].size(), 2U);
    ASSERT_EQ(json["targets"].size(), 1U);
    EXPECT_EQ(json["targets"][0]["atLeast"], 0.5);
    EXPECT_EQ(json["targets"][0]["of"], "each");
    EXPECT_EQ(json["targets"][0]["met"], false);
    EXPECT_EQ(json["targets"][0]["close"], true);
    EXPECT_EQ(json["targets"][0]["missedOn"], Json::array({"small"}));
    EXPECT_TRUE(document(plan, {})["targets"][0]["met"].is_null());
}

} // namespace
} // namespace lodeline::test
