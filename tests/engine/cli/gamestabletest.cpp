// SPDX-License-Identifier: GPL-3.0-or-later
// A table of two games: every command finds the one that is meant.
#include "tests/engine/cli/commandline.h"
#include "tests/support/files.h"

#include <gtest/gtest.h>

namespace lodeline::test {
namespace {

using Arguments = std::vector<std::string>;

const std::string kGoldRushRecord = (dataDirectory() / "golden/random-7.lodeline").string();
const std::string kClassicSet = (sourceDirectory() / "resources/tilesets/classic.tileset.json").string();

class GamesTable : public testing::Test
{
protected:
    std::string toyRecord(const std::string& name = "toy.lodeline") const
    {
        return stored(directory, name, R"({"format": "toy-game", "version": 1, "numbers": [3]})");
    }
    std::string dice() const
    {
        return stored(directory, "a.dice", R"({"format": "toy-dice", "version": 1, "largest": 6})");
    }
    std::string out(const Arguments& arguments) const
    {
        const Outcome outcome = callWithToy(arguments);
        EXPECT_EQ(outcome.status, 0) << testing::PrintToString(arguments) << outcome.err;
        EXPECT_EQ(outcome.err, "") << testing::PrintToString(arguments);
        return outcome.out;
    }
    void expectFault(const Arguments& arguments, int status, const std::string& sentence) const
    {
        const Outcome outcome = callWithToy(arguments);
        EXPECT_EQ(outcome.status, status) << testing::PrintToString(arguments);
        EXPECT_EQ(outcome.out, "") << testing::PrintToString(arguments);
        EXPECT_EQ(outcome.err, sentence + "\n") << testing::PrintToString(arguments);
    }

    TemporaryDirectory directory;
};

TEST_F(GamesTable, FindsTheGameOfARecordByItsFormat)
{
    EXPECT_EQ(out({"replay", toyRecord()}), "toy [3]\n");
    EXPECT_EQ(out({"replay", toyRecord(), "--events"}), "toy events [3]\n");
    EXPECT_EQ(out({"perft", toyRecord(), "--depth", "3"}), "1 2\n2 4\n3 8\n");
    EXPECT_EQ(nlohmann::json::parse(out({"hint", toyRecord()}))["numbers"][0], 3);
    EXPECT_EQ(out({"replay", kGoldRushRecord}), call({"replay", kGoldRushRecord}).out);
}

TEST_F(GamesTable, ChecksTheFilesOfEachGame)
{
    EXPECT_EQ(out({"validate", toyRecord(), dice(), kGoldRushRecord, kClassicSet}), "");
    const std::string broken = stored(directory, "broken", R"({"format": "toy-dice", "version": 2})");
    const Outcome outcome = callWithToy({"validate", dice(), broken, kClassicSet});
    EXPECT_EQ(outcome.status, 1);
    EXPECT_EQ(outcome.err.find(broken + ":/version: error: "), 0U) << outcome.err;
    EXPECT_EQ(linesOf(outcome.err).size(), 1U) << outcome.err;
}

// A file of no game is for the first one, which says what it takes.
TEST_F(GamesTable, LeavesWhatNobodyKnowsToTheFirstGame)
{
    const std::string file = stored(directory, "other", R"({"format": "other", "version": 1})");
    for (const Arguments& arguments : {Arguments{"validate", file}, {"replay", file}, {"merge", file}}) {
        const Outcome outcome = callWithToy(arguments);
        EXPECT_EQ(outcome.status, 1);
        EXPECT_EQ(outcome.err, call(arguments).err);
        EXPECT_NE(outcome.err, "");
    }
}

TEST_F(GamesTable, PlaysTheGameThatTheCallNames)
{
    const std::string record = directory.file("r.lodeline");
    const Arguments play{"play", "--players", "a,b", "--seed", "9", "--record", record};
    const auto with = [](Arguments arguments, const Arguments& more) {
        arguments.insert(arguments.end(), more.begin(), more.end());
        return arguments;
    };
    out(with(play, {"--game", "toy"}));
    EXPECT_EQ(out({"replay", record}), "toy [9]\n");
    out(with(play, {"--game", "toy", "--dice", dice()}));
    EXPECT_EQ(out({"replay", record}), "toy [6]\n");
    EXPECT_EQ(nlohmann::json::parse(out({"bench", "--game", "toy", "--format", "json"}))["fingerprint"],
              "f00");
    EXPECT_EQ(nlohmann::json::parse(
                  out({"simulate", "--players", "a,b", "--games", "5", "--game", "toy"}))["games"],
              5);
}

// What the game is played with is a file that says it, too.
TEST_F(GamesTable, PlaysTheGameOfTheSetThatIsGiven)
{
    const std::string record = directory.file("r.lodeline");
    out({"play", "--players", "a,b", "--seed", "9", "--dice", dice(), "--record", record});
    EXPECT_EQ(out({"replay", record}), "toy [6]\n");
}

TEST_F(GamesTable, PlaysTheFirstGameWhereNothingNamesAnother)
{
    const std::string record = directory.file("r.lodeline");
    for (const Arguments& game : {Arguments{}, {"--game", "goldrush"}}) {
        Arguments arguments{"play", "--players", "random,random", "--record", record};
        arguments.insert(arguments.end(), game.begin(), game.end());
        out(arguments);
        EXPECT_EQ(call({"validate", record}).status, 0);
    }
}

TEST_F(GamesTable, NamesTheGamesWhereThereIsNoSuchGame)
{
    const std::string sentence = ": no game is called \"chess\"; there are: goldrush, toy";
    expectFault({"play", "--players", "a,b", "--record", directory.file("r"), "--game", "chess"}, 2,
                "lodeline-cli play" + sentence);
    expectFault({"simulate", "--players", "a,b", "--games", "1", "--game", "chess"}, 2,
                "lodeline-cli simulate" + sentence);
    expectFault({"bench", "--game", "chess"}, 2, "lodeline-cli bench" + sentence);
    expectFault({"train", directory.file("w"), "--game", "chess"}, 2, "lodeline-cli train" + sentence);
    expectFault({"bench", "--game", ""}, 2,
                "lodeline-cli bench: no game is called \"\"; there are: goldrush, toy");
    EXPECT_EQ(call({"bench", "--game", "toy"}).err,
              "lodeline-cli bench: no game is called \"toy\"; there are: goldrush, boomtown\n");
}

TEST_F(GamesTable, RefusesTheSetOfAnotherGame)
{
    const Arguments play{"play", "--players", "a,b", "--record", directory.file("r"), "--dice", dice()};
    Arguments named = play;
    named.insert(named.end(), {"--game", "goldrush"});
    expectFault(named, 2, "lodeline-cli play: --dice is not for goldrush");
    Arguments both = play;
    both.insert(both.end(), {"--tileset", kClassicSet});
    expectFault(both, 2, "lodeline-cli play: --dice is not for goldrush");
}

TEST_F(GamesTable, MergesShardsOfOneGame)
{
    const auto simulated = [&](const std::string& name, Arguments arguments) {
        arguments.insert(arguments.begin(), "simulate");
        return stored(directory, name, out(arguments));
    };
    const std::string toys = simulated("toys", {"--players", "a,b", "--games", "2", "--game", "toy"});
    const std::string games =
        simulated("games", {"--players", "random,random", "--games", "1", "--format", "json"});
    EXPECT_EQ(out({"merge", toys, toys}), "4 toys\n");
    expectFault({"merge", toys, games}, 1,
                games + ":: error: Is of another game or another kind than the files before it");
    expectFault({"merge", games, toys}, 1,
                toys + ":: error: Is of another game or another kind than the files before it");
}

TEST_F(GamesTable, TrainsOnlyWhatLearns)
{
    expectFault({"train", directory.file("w"), "--game", "toy"}, 2,
                "lodeline-cli train: toy has nothing to learn");
}

} // namespace
} // namespace lodeline::test
