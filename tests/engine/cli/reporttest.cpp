// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/cli/commandline.h"
#include "tests/support/files.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace lodeline::test {

namespace {

using Json = nlohmann::json;

Outcome simulateWith(const std::string& games, const std::vector<std::string>& more)
{
    std::vector<std::string> arguments{"simulate", "--players", "random,random", "--games", games,
                                       "--seed",   "9"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return call(arguments);
}

std::string shard(const TemporaryDirectory& directory, const std::string& games, bool ofOld)
{
    Json json = Json::parse(simulateWith(games, {"--format", "json"}).out);
    if (ofOld)
        json.erase("set");
    writeFile(directory.file(games), json.dump());
    return directory.file(games);
}

TEST(Report, isPartOfTheJson)
{
    const Json one = Json::parse(simulateWith("6", {"--format", "json"}).out);
    const Json two = Json::parse(simulateWith("6", {"--format", "json", "--jobs", "2"}).out);
    EXPECT_EQ(one.at("set"), two.at("set"));
    EXPECT_EQ(one["set"]["games"], 6);
    EXPECT_EQ(one["set"]["seats"].size(), 2U);
    EXPECT_FALSE(one["set"]["findings"].empty());
    EXPECT_EQ(one["set"]["discarded"]["sum"], one["discardedTiles"]);
}

TEST(Report, isPrintedWhenAskedFor)
{
    EXPECT_EQ(simulateWith("4", {}).out.find("What stands out"), std::string::npos);
    const Outcome outcome = simulateWith("4", {"--report"});
    EXPECT_EQ(outcome.status, 0) << outcome.err;
    for (const char* part : {"4 games", "What stands out", "points of a player", "Hardest tiles"})
        EXPECT_NE(outcome.out.find(part), std::string::npos) << part;
    const std::vector<std::string> lines = linesOf(simulateWith("4", {"--report", "--format", "csv"}).out);
    EXPECT_EQ(lines.front(), "table,row,column,value");
    EXPECT_GT(lines.size(), 100U);
}

// What is known of the classic set are games of prospectors.
TEST(Report, setsTheClassicSetBesideGamesOfPlayersAlike)
{
    const std::string random = simulateWith("2", {"--report"}).out;
    EXPECT_NE(random.find("On average\n"), std::string::npos);
    EXPECT_EQ(random.find("classic"), std::string::npos);
    const Outcome prospectors =
        call({"simulate", "--players", "prospector,prospector", "--games", "1", "--report"});
    EXPECT_NE(prospectors.out.find(" classic\n"), std::string::npos) << prospectors.err;
}

TEST(Report, joinsWithTheShards)
{
    const TemporaryDirectory directory;
    const Outcome outcome = call({"merge", shard(directory, "2..6", false), shard(directory, "0..2", false)});
    EXPECT_EQ(outcome.status, 0) << outcome.err;
    EXPECT_EQ(Json::parse(outcome.out).at("set"),
              Json::parse(simulateWith("6", {"--format", "json"}).out).at("set"));
    const Outcome table = call({"merge", shard(directory, "0..6", false), "--format", "table", "--report"});
    EXPECT_NE(table.out.find("What stands out"), std::string::npos);
}

TEST(Report, isLeftOutWhereAShardHasNone)
{
    const TemporaryDirectory directory;
    const std::string older = shard(directory, "0..2", true);
    const std::string newer = shard(directory, "2..6", false);
    for (const auto& files : {std::pair(older, newer), std::pair(newer, older)}) {
        const Outcome outcome = call({"merge", files.first, files.second});
        EXPECT_EQ(outcome.status, 0) << outcome.err;
        const Json json = Json::parse(outcome.out);
        EXPECT_EQ(json["games"], 6);
        EXPECT_FALSE(json.contains("set"));
        EXPECT_EQ(call({"merge", files.first, files.second, "--report"}).status, 1);
    }
}

} // namespace
} // namespace lodeline::test
