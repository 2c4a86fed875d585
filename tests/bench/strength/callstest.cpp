// SPDX-License-Identifier: GPL-3.0-or-later
// The program itself, with a few games of players that take no time.
#include "tests/support/files.h"
#include "tests/support/programcall.h"
#include "tests/support/temporarydirectory.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <csignal>

namespace lodeline::test {
namespace {

using Json = nlohmann::json;

Outcome call(const std::vector<std::string>& arguments)
{
    return callProgram(BENCH_STRENGTH, arguments);
}

// Without the time that the players took.
Json cellsOf(const std::string& text)
{
    Json cells = Json::parse(text)["cells"];
    for (Json& cell : cells)
        for (Json& player : cell["players"]) {
            player.erase("msPerMove");
            player["sums"].erase("seconds");
        }
    return cells;
}

TEST(StrengthCalls, PlayEveryColumnOnTheSetsThatItIsFor)
{
    const Outcome outcome = call({"--games", "2", "--time-scale", "0.01", "--sets",
                                  "classic,drygulch,openrange", "--learning", "without", "--format", "json"});
    ASSERT_EQ(outcome.status, 0) << outcome.err;
    const Json json = Json::parse(outcome.out);
    std::vector<std::string> played;
    for (const Json& cell : json["cells"])
        played.push_back(cell["players"][0]["name"].get<std::string>() + " " +
                         cell["players"][1]["name"].get<std::string>() + " " +
                         cell["set"].get<std::string>());
    EXPECT_EQ(played,
              (std::vector<std::string>{"baron@1 uct@1 classic", "baron@1 uct@1 drygulch",
                                        "baron@1 uct@1 openrange", "foreman prospector classic",
                                        "foreman prospector drygulch", "foreman prospector openrange",
                                        "baron@4 baron@1 classic", "baron@1 before@4 classic",
                                        "baron@1 before@4 openrange", "baron@1 prospector classic",
                                        "baron@1 prospector drygulch", "baron@1 prospector openrange"}));
    // The only one whose sets were all played.
    const auto before = std::ranges::find_if(
        json["targets"], [](const Json& target) { return target["players"][1] == "before@4"; });
    ASSERT_NE(before, json["targets"].end());
    EXPECT_TRUE((*before)["met"].is_boolean());
}

TEST(StrengthCalls, TellOfEachCellThenOfAllAndOfTheTargets)
{
    const Outcome outcome =
        call({"--columns", "foreman", "--sets", "random1,drygulch", "--games", "2", "--learning", "without"});
    ASSERT_EQ(outcome.status, 0) << outcome.err;
    const auto first = outcome.out.find("\nrandom1     foreman against prospector");
    const auto second = outcome.out.find("\ndrygulch    foreman against prospector");
    const auto table = outcome.out.find("\n            foreman\nrandom1 ");
    const auto all = outcome.out.find("\nall  ");
    const auto target = outcome.out.find("foreman against prospector: at least 65 % on every set");
    EXPECT_LT(first, second);
    EXPECT_LT(second, table);
    EXPECT_LT(table, all);
    EXPECT_LT(all, target);
    EXPECT_NE(target, std::string::npos) << outcome.out;
    EXPECT_EQ(outcome.err, "");
}

TEST(StrengthCalls, PlayASetOnceHoweverOftenItIsNamed)
{
    const std::string file = (sourceDirectory() / "resources/tilesets/drygulch.tileset.json").string();
    const Outcome outcome = call({"--players", "greedy,random", "--sets", "drygulch,random1,drygulch," + file,
                                  "--games", "2", "--format", "json"});
    ASSERT_EQ(outcome.status, 0) << outcome.err;
    const Json cells = Json::parse(outcome.out)["cells"];
    ASSERT_EQ(cells.size(), 2U);
    EXPECT_EQ(cells[0]["set"], "drygulch");
    EXPECT_EQ(cells[1]["set"], "random1");
}

TEST(StrengthCalls, CompareAnyPlayersOnAnySets)
{
    const std::string file = (sourceDirectory() / "resources/tilesets/drygulch.tileset.json").string();
    const Outcome outcome =
        call({"--players", "foreman:8,greedy,random", "--sets", file, "--games", "4", "--format", "json"});
    ASSERT_EQ(outcome.status, 0) << outcome.err;
    const Json json = Json::parse(outcome.out);
    ASSERT_EQ(json["cells"].size(), 1U);
    EXPECT_EQ(json["cells"][0]["games"], 6); // two rounds of three seats
    EXPECT_EQ(json["cells"][0]["players"][0]["name"], "foreman:8");
    EXPECT_TRUE(json["targets"].empty());
}

TEST(StrengthCalls, PlayWithLearningAndWithoutIt)
{
    const TemporaryDirectory directory;
    const std::string set = directory.file("few.tileset.json");
    writeFile(set,
              R"({"format": "lodeline-tileset", "version": 1, "name": "Few", "start": "prairie", "tokens": [],
        "tiles": [{"id": "prairie", "count": 4,
                   "prairies": [{"at": ["nw", "ne", "en", "es", "se", "sw", "ws", "wn"], "tipis": 1}]}]})");
    const Outcome outcome = call({"--columns", "foreman", "--sets", set, "--games", "2"});
    ASSERT_EQ(outcome.status, 0) << outcome.err;
    const auto learned = outcome.out.find("\nfew         learned by ");
    const auto with = outcome.out.find("\nfew         learned-foreman against learned-prospector ");
    const auto without = outcome.out.find("\nfew         foreman against prospector ");
    EXPECT_LT(learned, with);
    EXPECT_LT(with, without);
    EXPECT_NE(without, std::string::npos) << outcome.out;
}

TEST(StrengthCalls, AreRefusedInOneLineWhereTheyCannotBeFollowed)
{
    const std::vector<std::vector<std::string>> calls{
        {"--players", "nobody,random"},
        {"--players", "random"},
        {"--columns", "none"},
        {"--sets", "nowhere"},
        {"--sets", ""},
        {"--resume", ""},
        {"--columns", "foreman", "--sets", "drygulch", "--resume=", "--games=2"},
        {"--games", "0"},
        {"--time-scale", "0"},
        {"--time-scale", "nan"},
        {"--format", "csv"},
        {"--jobs", "0"},
        {"extra"},
        {"--seed", "-1"},
        {"--learning", "none"},
        {"--players", "random,random", "--columns", "uct"}};
    for (const auto& arguments : calls) {
        const Outcome outcome = call(arguments);
        EXPECT_EQ(outcome.status, 2) << arguments.back();
        EXPECT_NE(outcome.err, "") << arguments.back();
        EXPECT_EQ(outcome.out, "") << arguments.back();
    }
}

TEST(StrengthCalls, FailWhereResultsCannotBeKept)
{
    const Outcome outcome = call({"--players", "random,random", "--resume", "/dev/null/results"});
    EXPECT_EQ(outcome.status, 1);
    EXPECT_NE(outcome.err.find("/dev/null/results"), std::string::npos);
}

TEST(StrengthCalls, GoOnWhereCtrlCStoppedThem)
{
    const TemporaryDirectory directory;
    const std::string results = directory.file("results");
    std::vector<std::string> arguments{"--players", "greedy,random", "--sets", "drygulch", "--seed",
                                       "5",         "--format",      "json",   "--games",  "1000000"};
    std::vector<std::string> kept = arguments;
    kept.insert(kept.end(), {"--resume", results});
    RunningCall running(BENCH_STRENGTH, kept, directory.file("out"));
    ASSERT_TRUE(running.says("] 5 of 1000000")) << running.said();
    running.signal(SIGINT);
    EXPECT_EQ(running.end(), 0) << running.said();
    const int over = cellsOf(readFile(results))[0]["games"];
    EXPECT_GE(over, 5);

    const std::string games = std::to_string((over + 6) / 2 * 2);
    arguments.back() = games;
    kept[arguments.size() - 1] = games;
    const Outcome resumed = call(kept);
    ASSERT_EQ(resumed.status, 0) << resumed.err;
    EXPECT_EQ(cellsOf(resumed.out), cellsOf(call(arguments).out));
    EXPECT_EQ(cellsOf(readFile(results)), cellsOf(resumed.out));
}

} // namespace
} // namespace lodeline::test
