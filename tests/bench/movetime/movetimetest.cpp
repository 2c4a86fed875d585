// SPDX-License-Identifier: GPL-3.0-or-later
// The program itself, with a player that takes no time.
#include "engine/cli/goldrush/files.h"
#include "engine/goldrush/learning/learnedplay.h"
#include "engine/goldrush/learning/learnedsetfile.h"
#include "tests/engine/goldrush/ai/somenetwork.h"
#include "tests/support/files.h"
#include "tests/support/programcall.h"
#include "tests/support/temporarydirectory.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

namespace lodeline::test {
namespace {

Outcome call(const std::vector<std::string>& arguments)
{
    return callProgram(BENCH_MOVETIME, arguments);
}

TEST(MoveTime, IsTheLineOfEachSetSizeNumberOfSeatsThreadsAndPlayer)
{
    const std::string set = (sourceDirectory() / "resources/tilesets/drygulch.tileset.json").string();
    const Outcome outcome = call({"--players", "greenhorn,baron@1", "--sets", set, "--tiles", "50", "--seats",
                                  "2", "--threads", "1,2", "--busy", "1", "--moves", "3"});
    ASSERT_EQ(outcome.status, 0) << outcome.err;
    std::istringstream lines(outcome.out);
    std::string line;
    std::getline(lines, line);
    EXPECT_NE(line.find("beside 1 busy threads"), std::string::npos);
    std::getline(lines, line);
    std::vector<std::string> rows;
    while (std::getline(lines, line)) {
        std::istringstream words(line.substr(20));
        std::string tiles, seats, threads, player;
        double median = 0, most = 0, worst = -1;
        words >> tiles >> seats >> threads >> player >> median >> most >> worst;
        rows.push_back(tiles);
        for (const std::string& word : {seats, threads, player})
            rows.back().append(1, ' ').append(word);
        EXPECT_LE(median, most);
        EXPECT_LE(most, worst);
    }
    EXPECT_EQ(rows, (std::vector<std::string>{"36 2 1 greenhorn", "36 2 1 baron@1", "36 2 2 greenhorn",
                                              "36 2 2 baron@1", "50 2 1 greenhorn", "50 2 1 baron@1",
                                              "50 2 2 greenhorn", "50 2 2 baron@1"}));
}

// Its network makes every look take longer.
TEST(MoveTime, IsThatOfPlayersWhoGoByWhatTheyHaveLearned)
{
    const TemporaryDirectory directory;
    const std::string file = directory.file("learned.json");
    const goldrush::LearnedSet learned{*weightsWithNetwork(1), 1, 0.5};
    writeFile(file, toJson(learned));
    const std::string set = (sourceDirectory() / "resources/tilesets/drygulch.tileset.json").string();
    const Outcome outcome = call({"--players", "prospector", "--learned", file, "--sets", set, "--tiles",
                                  "50", "--seats", "2", "--threads", "1", "--busy", "1", "--moves", "3"});
    ASSERT_EQ(outcome.status, 0) << outcome.err;
    EXPECT_NE(outcome.out.find(toHex(learnedDigest(learned)) + "\n"), std::string::npos) << outcome.out;
    EXPECT_EQ(std::ranges::count(outcome.out, '\n'), 4) << outcome.out;
}

// Wherever the start tile stands, which has to be among them.
TEST(MoveTime, MakesSetsOfAnySizeWithoutCountsBelowNone)
{
    for (const goldrush::TileSet& shipped : goldrush::shippedTileSets()) {
        for (const std::size_t start : {std::size_t{0}, std::size_t{1}, shipped.tiles.size() - 1}) {
            goldrush::TileSet set = shipped;
            set.start = set.tiles[start].id;
            for (const int tiles : {1, 2, 3, 5, 40, 1000}) {
                const goldrush::TileSet made = goldrush::withTiles(set, tiles);
                EXPECT_EQ(made.tileCount(), tiles);
                EXPECT_GE(std::ranges::min(made.tiles, {}, &goldrush::TileDesign::count).count, 0);
                EXPECT_GT(made.find(made.start)->count, 0);
            }
        }
    }
}

TEST(MoveTime, SaysWhatItCannotMeasure)
{
    const Outcome player = call({"--players", "wizard"});
    EXPECT_EQ(player.status, 2);
    EXPECT_NE(player.err.find("wizard"), std::string::npos);
    EXPECT_EQ(call({"--sets", "no-such.tileset.json"}).status, 1);
    EXPECT_EQ(call({"--learned", "no-such.json"}).status, 1);
    EXPECT_EQ(call({"--learned", ""}).status, 2);
    EXPECT_EQ(call({"--tiles", "1001"}).status, 2);
}

} // namespace
} // namespace lodeline::test
