// SPDX-License-Identifier: GPL-3.0-or-later
// Games on the command line: the same seed gives the same game, here and as it was written down.
#include "engine/core/seedplan.h"
#include "engine/goldrush/ai/level.h"
#include "engine/goldrush/files/record.h"
#include "tests/engine/cli/commandline.h"
#include "tests/engine/goldrush/ai/searchprints.h"
#include "tests/support/files.h"
#include "tests/support/scenario.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace lodeline::test {

using namespace goldrush;

namespace {

using Json = nlohmann::json;

const std::string kGolden = (dataDirectory() / "golden/random-7.lodeline").string();
const std::string kTold = (dataDirectory() / "golden/told-7.lodeline").string();

std::string played(const std::vector<std::string>& more)
{
    const TemporaryDirectory directory;
    std::vector<std::string> arguments{"play", "--record", directory.file("game.lodeline")};
    arguments.insert(arguments.end(), more.begin(), more.end());
    const Outcome outcome = call(arguments);
    EXPECT_EQ(outcome.status, 0) << outcome.err;
    EXPECT_EQ(outcome.err, "");
    return readFile(directory.file("game.lodeline"));
}

TEST(Play, TheSameSeedGivesTheSameRecord)
{
    const std::vector<std::string> arguments{"--players", "random,random", "--seed", "18446744073709551615"};
    EXPECT_EQ(played(arguments), played(arguments));
    EXPECT_NE(played(arguments), played({"--players", "random,random", "--seed", "0"}));
}

// So that the windows and the lab go on with the game as it was begun.
TEST(Play, EveryMoveFollowsFromTheSeedOfTheRecord)
{
    const GameRecord record =
        parseRecord(played({"--players", "foreman:3,greenhorn,uct:5,random", "--seed", "11"})).value().record;
    EXPECT_EQ(record.start, seedplan::startSeat(11, 4));
    Game game(std::make_shared<CompiledSet>(record.tileset), record.setup());
    for (const RecordedMove& entry : record.moves) {
        const int seat = game.player();
        const std::string kind = record.players[static_cast<std::size_t>(seat)].kind;
        const Move move = makePlayer(kind.substr(3))->choose(game, seedplan::move(11, seat, game.ply()));
        ASSERT_EQ(move.placement, entry.move.placement) << game.ply();
        ASSERT_EQ(move.action.type, entry.move.action.type) << game.ply();
        game.play(move);
    }
}

TEST(Play, WithoutASeedDrawsOneAndWritesItDown)
{
    const std::string one = played({"--players", "random,random"});
    const std::string two = played({"--players", "random,random"});
    EXPECT_NE(parseRecord(one).value().record.seed, parseRecord(two).value().record.seed);
}

TEST(Play, ARecordOfLongAgoIsPlayedStill)
{
    const std::string longAgo = readFile((dataDirectory() / "golden/play-7.lodeline").string());
    GameRecord record =
        parseRecord(played({"--players", "random,random,random", "--seed", "7"})).value().record;
    // What the set says of itself is no part of the game.
    const GameRecord old = parseRecord(longAgo).value().record;
    static_cast<SetWords&>(record.tileset) = static_cast<const SetWords&>(old.tileset);
    EXPECT_EQ(writeRecord(record), longAgo);
}

TEST(Play, TakesEveryOptionOnAndOff)
{
    for (const OptionInfo& option : optionTable()) {
        for (const bool isOn : {false, true}) {
            const std::string assignment = option.name + std::string(isOn ? "=on" : "=off");
            const GameRecord record =
                parseRecord(played({"--players", "random,random", "--option", assignment})).value().record;
            Options expected;
            expected.*option.member = isOn;
            EXPECT_EQ(record.options, expected) << assignment;
        }
    }
}

TEST(Play, NamesTheOptionsWhereThereIsNoSuchOption)
{
    const std::string said =
        call({"play", "--players", "random,random", "--option", "cows=off", "--record", "r"}).err;
    EXPECT_TRUE(said.starts_with("lodeline-cli play: no option \"cows=off\"; there are farmers, ")) << said;
    EXPECT_TRUE(said.ends_with(std::string(" and ") + optionTable().back().name + ", =on or =off\n")) << said;
    for (const OptionInfo& option : optionTable())
        EXPECT_NE(said.find(option.name), std::string::npos) << said;
}

TEST(Play, OptionsAndSetsAreInTheRecord)
{
    const std::string set = (dataDirectory() / "tilesets/good/base.tileset.json").string();
    const GameRecord record =
        parseRecord(played({"--players", "random,random", "--seed", "3", "--option", "farmers=off",
                            "--option", "fifthCowboy=on", "--option", "takeBack=on", "--tileset", set}))
            .value()
            .record;
    EXPECT_EQ(record.options, (Options{false, true, true}));
    EXPECT_EQ(record.tileset.name, "Base");
    ASSERT_EQ(record.players.size(), 2U);
    EXPECT_EQ(record.players[0].kind, "ai:random");
    EXPECT_TRUE(replay(record).has_value());
}

TEST(Replay, PrintsTheEventsOfLongAgo)
{
    const Outcome outcome = call({"replay", kGolden, "--events"});
    EXPECT_EQ(outcome.status, 0);
    EXPECT_EQ(outcome.err, "");
    EXPECT_EQ(outcome.out, readFile(dataDirectory() / "golden/random-7.events.jsonl"));
}

TEST(Replay, PrintsWhatARecordTells)
{
    const Outcome outcome = call({"replay", kTold, "--events"});
    EXPECT_EQ(outcome.status, 0);
    EXPECT_EQ(outcome.err, "");
    EXPECT_EQ(outcome.out, readFile(dataDirectory() / "golden/told-7.events.jsonl"));
    EXPECT_EQ(call({"validate", kTold}).status, 0);
    EXPECT_EQ(call({"replay", kTold}).out.substr(0, 10), "60 plies, ");
}

TEST(Hint, IsGivenWhereTheNextTileIsTold)
{
    const Outcome told = call({"hint", kTold, "--level", "prospector", "--time", "1"});
    EXPECT_EQ(told.status, 0);
    const std::string waits = (dataDirectory() / "records/good/told-waits.lodeline").string();
    const Outcome outcome = call({"hint", waits});
    EXPECT_EQ(outcome.status, 1);
    EXPECT_EQ(outcome.out, "");
    EXPECT_EQ(outcome.err, waits + ":/told: error: The game cannot go on here: the saved game does not "
                                   "say what is drawn next\n");
}

TEST(Replay, EventsStartWithTheSetUpAndEndWithTheEnd)
{
    const auto lines = linesOf(call({"replay", kGolden, "--events"}).out);
    ASSERT_GT(lines.size(), 100U);
    EXPECT_EQ(Json::parse(lines[0])["event"], "start");
    EXPECT_EQ(Json::parse(lines[1])["event"], "draw");
    EXPECT_EQ(Json::parse(lines.back())["event"], "end");
}

TEST(Replay, UntilAPlyGivesTheBeginningOfTheEvents)
{
    const auto all = linesOf(call({"replay", kGolden, "--events"}).out);
    for (const char* plies : {"0", "1", "35"}) {
        const auto some = linesOf(call({"replay", kGolden, "--events", "--until", plies}).out);
        ASSERT_LT(some.size(), all.size());
        EXPECT_TRUE(std::equal(some.begin(), some.end(), all.begin()));
        EXPECT_EQ(
            std::count_if(some.begin(), some.end(),
                          [](const std::string& line) { return Json::parse(line)["event"] == "place"; }),
            std::stoi(plies));
    }
    EXPECT_EQ(linesOf(call({"replay", kGolden, "--events", "--until", "1000"}).out), all);
}

TEST(Replay, SumsUpWhatTheLastEventSays)
{
    const Outcome outcome = call({"replay", kGolden});
    EXPECT_EQ(outcome.status, 0);
    const Json end = Json::parse(linesOf(call({"replay", kGolden, "--events"}).out).back());
    const auto record = parseRecord(readFile(kGolden)).value().record;
    for (std::size_t seat = 0; seat < record.players.size(); ++seat) {
        const std::string line = record.players[seat].name + ": " + end["scores"][seat].dump();
        EXPECT_NE(outcome.out.find(line), std::string::npos) << outcome.out;
    }
}

TEST(Replay, TakesScenariosAsTheRecordsTheyAre)
{
    for (const auto& file : scenarioFiles()) {
        const Outcome outcome = call({"replay", file.string(), "--events"});
        EXPECT_EQ(outcome.status, 0) << file;
        EXPECT_FALSE(outcome.out.empty());
    }
}

TEST(Bench, PrintsItsFiguresAndAFingerprintThatNeverChangesByChance)
{
    const Json one = Json::parse(call({"bench", "--seconds", "0.01", "--format", "json"}).out);
    const Json two = Json::parse(call({"bench", "--seconds", "0.01", "--format", "json"}).out);
    EXPECT_GT(one["gamesPerSecond"].get<double>(), 0);
    EXPECT_EQ(one["fingerprint"], two["fingerprint"]);
    // A change that means to play differently writes down the new one.
    const auto known = linesOf(readFile(dataDirectory() / "golden/fingerprint.txt"));
    EXPECT_EQ(one["fingerprint"], known.front());
    const auto print = [&](const char* key) { return std::stoull(one[key].get<std::string>(), nullptr, 16); };
    EXPECT_EQ(print("foremanFingerprint"), kForemanPrint);
    EXPECT_EQ(print("baronFingerprint"), kBaronPrint);
}

TEST(Bench, PrintsTheFingerprintsAmongItsLines)
{
    const std::vector<std::string> lines = linesOf(call({"bench", "--seconds", "0.01"}).out);
    const auto hasLine = [&](const std::string& start) {
        return std::ranges::any_of(lines, [&](const std::string& line) { return line.starts_with(start); });
    };
    for (const char* start : {"fingerprint ", "fingerprint of foreman:40 ", "fingerprint of baron:300 "})
        EXPECT_TRUE(hasLine(start)) << start;
}

} // namespace
} // namespace lodeline::test
