// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/cli/commandline.h"
#include "tests/support/files.h"

#include <gtest/gtest.h>

namespace lodeline::test {
namespace {

using Json = nlohmann::json;
using Arguments = std::vector<std::string>;

Outcome boomtownMatch(const std::string& games, const Arguments& more)
{
    Arguments arguments{"simulate", "--game", "boomtown", "--players", "greedy,random", "--games", games};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return call(arguments);
}

std::string boomtownJson(const std::string& games, const std::string& seed = "5",
                         const std::string& jobs = "1")
{
    const Outcome outcome = boomtownMatch(games, {"--seed", seed, "--jobs", jobs, "--format", "json"});
    EXPECT_EQ(outcome.status, 0) << outcome.err;
    EXPECT_EQ(outcome.err, "");
    return outcome.out;
}

TEST(BoomtownSimulate, TellsWhatTheFormatAsksFor)
{
    const Json json = Json::parse(boomtownJson("8"));
    EXPECT_EQ(json["format"], "lodeline-boomtown-simulation");
    EXPECT_EQ(json["games"], 8);
    EXPECT_EQ(json["discarded"], 0);
    ASSERT_EQ(json["players"].size(), 2U);
    double shares = 0;
    for (const Json& player : json["players"]) {
        for (const char* key : {"wins", "draws", "share", "low", "high", "points", "msPerMove"})
            EXPECT_TRUE(player.at(key).is_number()) << key;
        EXPECT_LE(player["low"], player["share"]);
        EXPECT_GE(player["high"], player["share"]);
        shares += player["share"].get<double>();
    }
    EXPECT_NEAR(shares, 1.0, 1e-12);
    EXPECT_EQ(json["set"]["games"], 8);
    EXPECT_EQ(json["set"]["bonuses"].size(), 18U);
}

TEST(BoomtownSimulate, IsTheSameForAnyNumberOfThreads)
{
    EXPECT_EQ(withoutTimes(boomtownJson("9")), withoutTimes(boomtownJson("9", "5", "3")));
}

TEST(BoomtownSimulate, PrintsTablesToo)
{
    const std::string table = boomtownMatch("4", {}).out;
    EXPECT_NE(table.find("4 games"), std::string::npos);
    EXPECT_EQ(table.find("Bonuses"), std::string::npos);
    const std::string report = boomtownMatch("4", {"--report"}).out;
    for (const char* part : {"4 games", "Who drafts", "first", "Bonuses", "decides %", "Cards", "passed %"})
        EXPECT_NE(report.find(part), std::string::npos) << part;
    EXPECT_EQ(linesOf(boomtownMatch("4", {"--format", "csv"}).out).size(), 3U);
    const auto csv = linesOf(boomtownMatch("4", {"--format", "csv", "--report"}).out);
    EXPECT_EQ(csv.front(), "table,row,column,value");
    EXPECT_EQ(csv.size(), 1U + 6U + 2U * 4U + 18U * 3U + 18U * 4U);
}

TEST(BoomtownSimulate, RefusesWhatMakesNoSense)
{
    for (const char* players : {"random", "random,random,random", "random,uct"}) {
        const Outcome outcome =
            call({"simulate", "--game", "boomtown", "--players", players, "--games", "2"});
        EXPECT_EQ(outcome.status, 2) << players;
        EXPECT_EQ(outcome.out, "");
    }
}

TEST(BoomtownMerge, MakesOneRunOfShardsInAnyOrder)
{
    const TemporaryDirectory directory;
    const std::string a = stored(directory, "a", boomtownJson("0..4"));
    const std::string b = stored(directory, "b", boomtownJson("4..5"));
    const std::string c = stored(directory, "c", boomtownJson("5..9"));
    const Outcome outcome = call({"merge", c, a, b});
    EXPECT_EQ(outcome.status, 0) << outcome.err;
    EXPECT_EQ(withoutTimes(outcome.out), withoutTimes(boomtownJson("9")));
    EXPECT_NE(call({"merge", a, "--format", "table", "--report"}).out.find("Bonuses"), std::string::npos);
}

TEST(BoomtownMerge, RefusesWhatDoesNotBelongTogether)
{
    const TemporaryDirectory directory;
    const std::string a = stored(directory, "a", boomtownJson("0..3"));
    const std::string overlapping = stored(directory, "b", boomtownJson("2..4"));
    const std::string otherSeed = stored(directory, "c", boomtownJson("3..4", "6"));
    const std::string goldRush =
        stored(directory, "d",
               call({"simulate", "--players", "random,random", "--games", "1", "--format", "json"}).out);
    Json broken = Json::parse(boomtownJson("3..4"));
    broken["set"]["cards"].erase(0);
    const std::string short18 = stored(directory, "e", broken.dump());
    broken.erase("set");
    const std::string none = stored(directory, "f", broken.dump());
    Json counts = Json::parse(boomtownJson("3..4"));
    counts["set"]["games"] = 7;
    const std::string miscounted = stored(directory, "g", counts.dump());
    for (const std::string& other :
         {a, overlapping, otherSeed, goldRush, short18, none, miscounted, directory.file("missing")}) {
        const Outcome outcome = call({"merge", a, other});
        EXPECT_EQ(outcome.status, 1) << other;
        EXPECT_EQ(outcome.out, "");
        EXPECT_EQ(outcome.err.find(other + ":"), 0U) << outcome.err;
    }
}

} // namespace
} // namespace lodeline::test
