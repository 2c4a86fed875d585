// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/cli/commandline.h"
#include "tests/support/files.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace lodeline::test {

using namespace goldrush;

namespace {

using Json = nlohmann::json;

std::string matchOf(const std::string& games, const std::string& seed = "5")
{
    const Outcome outcome = call({"simulate", "--players", "greedy,random,random", "--games", games, "--seed",
                                  seed, "--format", "json"});
    EXPECT_EQ(outcome.status, 0) << outcome.err;
    EXPECT_EQ(outcome.err, "");
    return outcome.out;
}

TEST(Simulate, tellsWhatTheFormatAsksFor)
{
    const Json json = Json::parse(matchOf("6"));
    EXPECT_EQ(json["games"], 6);
    EXPECT_TRUE(json["discarded"].is_number());
    ASSERT_EQ(json["players"].size(), 3U);
    double shares = 0;
    for (const Json& player : json["players"]) {
        for (const char* key : {"wins", "draws", "share", "low", "high", "points", "msPerMove"})
            EXPECT_TRUE(player.at(key).is_number()) << key;
        EXPECT_LE(player["low"], player["share"]);
        EXPECT_GE(player["high"], player["share"]);
        shares += player["share"].get<double>();
    }
    EXPECT_NEAR(shares, 1.0, 1e-12);
}

TEST(Simulate, isNotSureOfTheShareAfterOneGame)
{
    const Json match = Json::parse(matchOf("1"));
    for (const Json& player : match["players"])
        EXPECT_GT(player["high"].get<double>() - player["low"].get<double>(), 0.5);
}

TEST(Merge, makesOneRunOfShardsInAnyOrder)
{
    const TemporaryDirectory directory;
    const std::string a = stored(directory, "a", matchOf("0..4"));
    const std::string b = stored(directory, "b", matchOf("4..5"));
    const std::string c = stored(directory, "c", matchOf("5..9"));
    const Outcome outcome = call({"merge", c, a, b});
    EXPECT_EQ(outcome.status, 0) << outcome.err;
    EXPECT_EQ(withoutTimes(outcome.out), withoutTimes(matchOf("9")));
}

TEST(Merge, isTheSameToTheLastByteWithoutTimes)
{
    const TemporaryDirectory directory;
    const auto untimed = [](const std::string& games) {
        return call({"simulate", "--players", "greedy,random", "--games", games, "--seed", "5", "--format",
                     "json", "--untimed"})
            .out;
    };
    const std::string a = stored(directory, "a", untimed("0..4"));
    const std::string b = stored(directory, "b", untimed("4..9"));
    EXPECT_EQ(call({"merge", b, a}).out, untimed("9"));
}

TEST(Merge, tellsWhichGamesAreMissing)
{
    const TemporaryDirectory directory;
    const std::string a = stored(directory, "a", matchOf("1..3"));
    const std::string b = stored(directory, "b", matchOf("5..6"));
    const auto fault = [&](const std::string& games) {
        const Outcome outcome = call({"merge", "--games", games, b, a});
        EXPECT_EQ(outcome.status, 1);
        EXPECT_EQ(outcome.out, "");
        return outcome.err;
    };
    EXPECT_EQ(fault("6"), "lodeline-cli merge: the games 0..1 are missing\n");
    EXPECT_EQ(fault("1..6"), "lodeline-cli merge: the games 3..5 are missing\n");
    EXPECT_EQ(fault("1..3"), "lodeline-cli merge: there are games beyond 1..3: 5..6\n");
    EXPECT_EQ(fault("2..6"), "lodeline-cli merge: there are games beyond 2..6: 1..3\n");
    EXPECT_EQ(call({"merge", "--games", "1..3", a}).status, 0);
    EXPECT_EQ(call({"merge", "--games", "1..4", a}).err, "lodeline-cli merge: the games 3..4 are missing\n");
    EXPECT_EQ(call({"merge", "--games", "3..1", a}).status, 2);
}

TEST(Merge, printsTablesToo)
{
    const TemporaryDirectory directory;
    const std::string a = stored(directory, "a", matchOf("3"));
    EXPECT_NE(call({"merge", a, "--format", "table"}).out.find("3 games"), std::string::npos);
    EXPECT_EQ(linesOf(call({"merge", a, "--format", "csv"}).out).size(), 4U);
}

TEST(Merge, refusesWhatDoesNotBelongTogether)
{
    const TemporaryDirectory directory;
    const std::string a = stored(directory, "a", matchOf("0..3"));
    const std::string overlapping = stored(directory, "b", matchOf("2..4"));
    const std::string otherSeed = stored(directory, "c", matchOf("3..4", "6"));
    const std::string broken = stored(directory, "d", R"({"format":"lodeline-simulation","version":1})");
    const std::string none = stored(directory, "e", "no JSON");
    for (const std::string& other : {a, overlapping, otherSeed, broken, none, directory.file("missing")}) {
        const Outcome outcome = call({"merge", a, other});
        EXPECT_EQ(outcome.status, 1) << other;
        EXPECT_EQ(outcome.out, "");
        EXPECT_EQ(outcome.err.find(other + ":"), 0U) << outcome.err;
    }
}

TEST(Merge, refusesSumsThatAreTooLargeTogether)
{
    const TemporaryDirectory directory;
    const auto shardOf = [&](const char* games, const char* pointer, std::int64_t value) {
        Json json = Json::parse(matchOf(games));
        json[Json::json_pointer(pointer)] = value;
        return stored(directory, games, json.dump());
    };
    for (const char* pointer : {"/discardedTiles", "/players/0/sums/points"}) {
        const std::string a = shardOf("0..2", pointer, std::int64_t{1} << 53);
        EXPECT_EQ(call({"merge", a, shardOf("2..4", pointer, 0)}).status, 0);
        const std::string b = shardOf("2..4", pointer, 1);
        const Outcome outcome = call({"merge", a, b});
        EXPECT_EQ(outcome.status, 1);
        EXPECT_EQ(outcome.out, "");
        EXPECT_EQ(outcome.err,
                  b + ":" + pointer + ": error: Is too large together with that of the files before it\n");
    }
}

} // namespace
} // namespace lodeline::test
