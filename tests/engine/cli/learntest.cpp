// SPDX-License-Identifier: GPL-3.0-or-later
// What was learned of a set: written by `learn`, played by with `--learned`, kept in records.
#include "engine/core/pictures/sha256.h"
#include "engine/core/seedplan.h"
#include "engine/goldrush/files/record.h"
#include "engine/goldrush/files/tilesetfile.h"
#include "engine/goldrush/lab/simulation.h"
#include "engine/goldrush/learning/learnedplay.h"
#include "engine/goldrush/learning/learnedsetfile.h"
#include "tests/engine/cli/commandline.h"
#include "tests/support/files.h"

#include <gtest/gtest.h>

#include <csignal>
#include <sys/wait.h>

namespace lodeline::test {

using namespace goldrush;

namespace {

using Json = nlohmann::json;

const std::string kHighSierra = (sourceDirectory() / "resources/tilesets/highsierra.tileset.json").string();
const std::string kDryGulch = (sourceDirectory() / "resources/tilesets/drygulch.tileset.json").string();

// Of somebody who wants everything that is bad.
LearnedSet perverse()
{
    LearnedSet learned{*shippedWeights(), 10, 0.5};
    for (auto& parts : learned.weights.parts)
        for (double& part : parts)
            part = -part;
    learned.weights = rounded(learned.weights);
    return learned;
}

GameRecord recordIn(const std::string& file)
{
    return parseRecord(readFile(file)).value().record;
}

class Learn : public testing::Test
{
protected:
    std::string learn(const std::string& jobs, std::vector<std::string> more) const
    {
        std::string out = directory.file("learned" + jobs);
        more.insert(more.begin(), {"learn", "--tileset", tileSet, "--rounds", "1", "--jobs", jobs, out});
        const Outcome outcome = call(more);
        EXPECT_EQ(outcome.status, 0) << outcome.err;
        EXPECT_EQ(outcome.err, "");
        EXPECT_NE(outcome.out.find(" % against what the program knows"), std::string::npos) << outcome.out;
        return out;
    }
    std::string perverseFile() const { return stored(directory, "perverse.json", toJson(perverse())); }
    std::string played(const std::vector<std::string>& more) const
    {
        const std::string record = directory.file("record");
        std::vector<std::string> arguments{"play",      "--players", "prospector,prospector",
                                           "--tileset", kDryGulch,   "--seed",
                                           "4",         "--record",  record};
        arguments.insert(arguments.end(), more.begin(), more.end());
        const Outcome outcome = call(arguments);
        EXPECT_EQ(outcome.status, 0) << outcome.err;
        return record;
    }

    TemporaryDirectory directory;
    std::string tileSet = kDryGulch;
};

TEST_F(Learn, WritesTheSameWhateverTheNumberOfThreads)
{
    tileSet = kHighSierra; // where few games teach something
    const std::string one = readFile(learn("1", {"--games", "200", "--seed", "6"}));
    EXPECT_EQ(readFile(learn("2", {"--games", "200", "--seed", "6"})), one);
    EXPECT_NE(readFile(learn("1", {"--games", "200", "--seed", "8"})), one);
    const auto learned = learnedSetOf(one);
    ASSERT_TRUE(learned);
    EXPECT_TRUE(learned->isBetter());
    EXPECT_EQ(learned->games, 2 * 200);
    const Outcome valid = call({"validate", stored(directory, "valid", one)});
    EXPECT_EQ(valid.status, 0) << valid.err;
}

TEST_F(Learn, IsPlayedByAndKeptInTheRecord)
{
    const std::string usual = played({});
    EXPECT_EQ(recordIn(usual).learned, "");
    const auto usualMoves = recordIn(usual).moves;
    const GameRecord record = recordIn(played({"--learned", perverseFile()}));
    ASSERT_EQ(learnedIn(record).value(), perverse());
    EXPECT_NE(record.moves, usualMoves);
    const auto player = makePlayer("prospector", 1, weightsOf(record));
    Game game(std::make_shared<CompiledSet>(record.tileset), record.setup());
    for (const RecordedMove& recorded : record.moves) {
        const Move move = player->choose(game, seedplan::move(record.seed, game.player(), game.ply()));
        ASSERT_EQ(recorded.move, move) << game.ply();
        game.play(move);
    }
}

TEST_F(Learn, IsWhatHintsOfSuchARecordGoBy)
{
    GameRecord record = recordIn(played({"--learned", perverseFile()}));
    record.moves.resize(6);
    const Game game = replay(record).value();
    const Move move = makePlayer("prospector", 1, weightsOf(record))
                          ->choose(game, seedplan::move(record.seed, game.player(), game.ply()));
    const std::string file = stored(directory, "begun", writeRecord(record));
    const Json hint =
        Json::parse(call({"hint", file, "--level", "prospector", "--time", "50"}).out)["moves"][0];
    EXPECT_EQ(hint["x"], move.placement.at.x);
    EXPECT_EQ(hint["y"], move.placement.at.y);
    record.learned.clear();
    const std::string without = stored(directory, "without", writeRecord(record));
    const auto gain = [](const std::string& of) {
        return Json::parse(call({"hint", of, "--time", "50", "--moves", "1"}).out)["moves"][0]["gain"]
            .get<double>();
    };
    const auto told = [](const std::string& of) {
        return Json::parse(call({"hint", of, "--time", "1"}).out);
    };
    EXPECT_EQ(told(file)["learned"], toHex(learnedDigest(perverse())));
    EXPECT_FALSE(told(without).contains("learned"));
    // Whoever wants to lose expects nothing good of the best move of somebody who wants to win.
    EXPECT_NE(gain(file), gain(without));
}

TEST_F(Learn, IsWhatAllPlayersOfASimulationGoBy)
{
    const std::vector<std::string> arguments{"simulate", "--players", "prospector,prospector",
                                             "--games",  "3",         "--tileset",
                                             kDryGulch,  "--format",  "json"};
    std::vector<std::string> learned = arguments;
    learned.insert(learned.end(), {"--learned", perverseFile()});
    const Json with = withoutTimes(call(learned).out);
    EXPECT_NE(with, withoutTimes(call(arguments).out));
    EXPECT_EQ(with["learned"], toHex(learnedDigest(perverse())));
    Simulation simulation;
    simulation.set = std::make_shared<const CompiledSet>(parseTileSet(readFile(kDryGulch)).value().set);
    simulation.players = {"prospector", "prospector"};
    simulation.last = 3;
    simulation.make = [](const std::string& name) {
        return makePlayer(name, 1, std::make_shared<const Weights>(perverse().weights));
    };
    const Tally tally = simulate(
        simulation, [](const Tally&) {}, false);
    EXPECT_EQ(with["discardedTiles"], tally.discarded);
    EXPECT_DOUBLE_EQ(with["players"][0]["points"], tally.players[0].pointsAGame(3));
}

TEST_F(Learn, NamesTheFileByWhichASimulationWasPlayed)
{
    const std::string file = learn("1", {"--games", "2"});
    const std::string digest = toHex(sha256Of(readFile(file)));
    const std::vector<std::string> arguments{"simulate",  "--players", "random,random", "--games", "1",
                                             "--tileset", kDryGulch,   "--learned",     file};
    EXPECT_NE(call(arguments).out.find("by the learned set " + digest + "\n"), std::string::npos);
    std::vector<std::string> asJson = arguments;
    asJson.insert(asJson.end(), {"--format", "json"});
    const std::string shard = stored(directory, "shard", call(asJson).out);
    asJson[asJson.size() - 3] = perverseFile();
    asJson[4] = "1..2";
    const std::string other = stored(directory, "other", call(asJson).out);
    const Outcome merged = call({"merge", shard, other});
    EXPECT_EQ(merged.status, 1);
    EXPECT_EQ(merged.err.find(other + ":"), 0U) << merged.err;
    EXPECT_NE(merged.err.find("learned set"), std::string::npos) << merged.err;
    EXPECT_EQ(Json::parse(call({"merge", shard}).out)["learned"], digest);
}

TEST_F(Learn, TellsOfFilesThatItCannotRead)
{
    const std::string broken =
        stored(directory, "broken", R"({"format": "lodeline-learned", "version": 1, "games": 0})");
    for (const std::vector<std::string>& arguments :
         {std::vector<std::string>{"play", "--players", "random,random", "--record", directory.file("r"),
                                   "--learned", broken},
          {"simulate", "--players", "random,random", "--games", "1", "--learned", broken},
          {"validate", broken}}) {
        const Outcome outcome = call(arguments);
        EXPECT_EQ(outcome.status, 1) << arguments.front();
        EXPECT_EQ(outcome.err.find(broken + ":/games: error: "), 0U) << outcome.err;
        EXPECT_EQ(outcome.out, "");
    }
    EXPECT_FALSE(std::filesystem::exists(directory.file("r")));
}

TEST_F(Learn, OfARecordThatCannotBeReadIsAWarning)
{
    GameRecord record = recordIn(played({}));
    record.learned = R"({"format": "lodeline-learned", "version": 1, "games": 0})";
    const std::string file = stored(directory, "record", writeRecord(record));
    const Outcome outcome = call({"validate", file});
    EXPECT_EQ(outcome.status, 0);
    EXPECT_EQ(outcome.err.find(file + ":/learned/games: warning: "), 0U) << outcome.err;
    EXPECT_EQ(call({"replay", file}).status, 0);
    record.moves.resize(6);
    const std::string begun = stored(directory, "begun", writeRecord(record));
    const Outcome hint = call({"hint", begun, "--time", "1"});
    EXPECT_EQ(hint.status, 0);
    EXPECT_EQ(hint.err.find(begun + ":/learned/games: warning: "), 0U) << hint.err;
    EXPECT_FALSE(Json::parse(hint.out).contains("learned"));
}

TEST_F(Learn, StoppedWritesNothing)
{
    const std::string out = stored(directory, "out", "as it was");
    RunningCall running(LODELINE_CLI, {"learn", "--tileset", kDryGulch, "--games", "100000", out},
                        directory.file("printed"));
    ASSERT_TRUE(running.says("] 0 of 1000")) << running.said();
    running.signal(SIGINT);
    const int status = running.end();
    EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 1) << status;
    EXPECT_NE(running.said().find("nothing is written"), std::string::npos) << running.said();
    EXPECT_EQ(readFile(out), "as it was");
}

TEST_F(Learn, SaysWhenItCannotWrite)
{
    const Outcome outcome =
        call({"learn", "--tileset", kDryGulch, "--rounds", "1", "--games", "2", directory.file("no/where")});
    EXPECT_EQ(outcome.status, 1);
    EXPECT_NE(outcome.err.find("Cannot be written"), std::string::npos) << outcome.err;
}

} // namespace
} // namespace lodeline::test
