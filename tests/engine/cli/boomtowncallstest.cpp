// SPDX-License-Identifier: GPL-3.0-or-later
// Boomtown on the command line: played, replayed, checked and measured as Gold Rush is.
#include "engine/boomtown/ai/level.h"
#include "engine/boomtown/files/record.h"
#include "engine/core/seedplan.h"
#include "tests/engine/boomtown/ai/searchprints.h"
#include "tests/engine/cli/commandline.h"
#include "tests/support/files.h"
#include "tests/support/patchedfiles.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace lodeline::boomtown::test {

using lodeline::test::call;
using lodeline::test::dataDirectory;
using lodeline::test::linesOf;
using lodeline::test::Outcome;
using lodeline::test::readFile;
using lodeline::test::sourceDirectory;
using lodeline::test::stored;
using lodeline::test::TemporaryDirectory;

namespace {

using Json = nlohmann::json;
using Arguments = std::vector<std::string>;

const std::string kFolder = (dataDirectory() / "boomtown").string();
const std::string kGolden = kFolder + "/random-8.lodeline";
const std::string kOtherDeck = (sourceDirectory() / "resources/decks/dustbowl.deck.json").string();

Outcome boomtown(Arguments arguments, const Arguments& more = {})
{
    arguments.insert(arguments.end(), more.begin(), more.end());
    arguments.insert(arguments.end(), {"--game", "boomtown"});
    return call(arguments);
}

std::string played(const Arguments& more)
{
    const TemporaryDirectory directory;
    const Outcome outcome = boomtown({"play", "--record", directory.file("game.lodeline")}, more);
    EXPECT_EQ(outcome.status, 0) << outcome.err;
    EXPECT_EQ(outcome.out + outcome.err, "");
    return readFile(directory.file("game.lodeline"));
}

// The golden game without its last moves.
std::string begun(const TemporaryDirectory& directory, std::size_t plies)
{
    Json record = Json::parse(readFile(kGolden));
    while (record["moves"].size() > plies)
        record["moves"].erase(plies);
    return stored(directory, "begun.lodeline", record.dump());
}

void expectFault(const Outcome& outcome, int status, const std::string& sentence)
{
    EXPECT_EQ(outcome.status, status) << sentence;
    EXPECT_EQ(outcome.out, "");
    EXPECT_EQ(outcome.err, sentence + "\n");
}

TEST(BoomtownPlay, TheSameSeedGivesTheSameRecord)
{
    const Arguments arguments{"--players", "random,greedy", "--seed", "18446744073709551615"};
    EXPECT_EQ(played(arguments), played(arguments));
    EXPECT_NE(played(arguments), played({"--players", "random,greedy", "--seed", "0"}));
    EXPECT_NE(played({"--players", "random,random"}), played({"--players", "random,random"}));
}

TEST(BoomtownPlay, ARecordOfLongAgoIsPlayedStill)
{
    const std::string longAgo = readFile(kFolder + "/play-7.lodeline");
    GameRecord record = parseRecord(played({"--players", "random,random", "--seed", "7"})).value().record;
    // What the deck says of itself is no part of the game.
    const GameRecord old = parseRecord(longAgo).value().record;
    static_cast<SetWords&>(record.deck) = static_cast<const SetWords&>(old.deck);
    EXPECT_EQ(writeRecord(record), longAgo);
}

// So that the windows and the lab go on with the game as it was begun.
TEST(BoomtownPlay, EveryMoveFollowsFromTheSeedOfTheRecord)
{
    const GameRecord record =
        parseRecord(played({"--players", "foreman:2,greenhorn", "--seed", "11"})).value().record;
    EXPECT_EQ(record.start, seedplan::startSeat(11, kPlayers));
    EXPECT_EQ(record.players[1].name, "greenhorn 2");
    EXPECT_EQ(record.players[1].colour, "blue");
    Game game(std::make_shared<const Deck>(record.deck), record.setup());
    for (const RecordedMove& entry : record.moves) {
        const int seat = game.player();
        const std::string kind = record.players[static_cast<std::size_t>(seat)].kind;
        const Move move = makePlayer(kind.substr(3))->choose(game, seedplan::move(11, seat, game.ply()));
        ASSERT_EQ(move, entry.move) << game.ply();
        game.play(move);
    }
    EXPECT_EQ(game.phase(), Game::Phase::Over);
}

TEST(BoomtownPlay, ADeckSaysWhichGameItIs)
{
    const TemporaryDirectory directory;
    const std::string file = directory.file("r");
    const Outcome outcome =
        call({"play", "--players", "random,random", "--deck", kOtherDeck, "--record", file});
    EXPECT_EQ(outcome.status, 0) << outcome.err;
    EXPECT_EQ(parseRecord(readFile(file)).value().record.deck, parseDeck(readFile(kOtherDeck)).value().deck);
    EXPECT_EQ(call({"validate", file, kOtherDeck}).status, 0);
}

TEST(BoomtownPlay, RefusesWhatMakesNoSense)
{
    const TemporaryDirectory directory;
    const Arguments play{"play", "--record", directory.file("r")};
    expectFault(boomtown(play, {"--players", "random"}), 2, "lodeline-cli play: a game has 2 players");
    expectFault(boomtown(play, {"--players", "random,random,random"}), 2,
                "lodeline-cli play: a game has 2 players");
    expectFault(
        boomtown(play, {"--players", "random,prospector"}), 2,
        "lodeline-cli play: no player is called \"prospector\"; there are: random, greedy, greenhorn, "
        "foreman, baron, each with @MS, up to 600000");
    expectFault(boomtown(play, {"--players", "random,random", "--option", "farmers=off"}), 2,
                "lodeline-cli play: boomtown has no options");
    expectFault(boomtown(play, {"--players", "random,random", "--tileset", kOtherDeck}), 2,
                "lodeline-cli play: --tileset is not for boomtown");
    EXPECT_EQ(boomtown(play, {"--players", "random,random", "--deck", directory.file("none")}).status, 1);
    EXPECT_FALSE(std::filesystem::exists(directory.file("r")));
}

TEST(BoomtownReplay, PrintsTheEventsOfLongAgo)
{
    const Outcome outcome = call({"replay", kGolden, "--events"});
    EXPECT_EQ(outcome.status, 0);
    EXPECT_EQ(outcome.err, "");
    EXPECT_EQ(outcome.out, readFile(kFolder + "/random-8.events.jsonl"));
}

TEST(BoomtownReplay, UntilAPlyGivesTheBeginningOfTheEvents)
{
    const auto all = linesOf(call({"replay", kGolden, "--events"}).out);
    const auto some = linesOf(call({"replay", kGolden, "--events", "--until", "4"}).out);
    // the start, begin, a draft with its place, two free cards
    ASSERT_EQ(some.size(), 6U);
    EXPECT_TRUE(std::equal(some.begin(), some.end(), all.begin()));
}

TEST(BoomtownReplay, SumsUpTheStanding)
{
    EXPECT_EQ(call({"replay", kGolden}).out, "16 plies, 0 cards left, over\nAnn: 12\nBo: 25\n");
    EXPECT_EQ(linesOf(call({"replay", kGolden, "--until", "1"}).out),
              (std::vector<std::string>{"1 plies, 15 cards left, not over", "Ann: 0", "Bo: 0"}));
}

TEST(BoomtownValidate, SaysNothingAboutGoodFiles)
{
    const Outcome outcome = call({"validate", kGolden, kOtherDeck, kFolder + "/play-7.lodeline"});
    EXPECT_EQ(outcome.status, 0);
    EXPECT_EQ(outcome.out + outcome.err, "");
}

TEST(BoomtownValidate, SaysWhatIsWrongWithEveryBrokenFile)
{
    const TemporaryDirectory directory;
    Arguments arguments{"validate"};
    for (const char* kind : {"decks", "records"})
        for (const auto& broken : lodeline::test::patchedFiles(kFolder + "/broken-" + kind + ".json"))
            arguments.push_back(stored(directory, kind + broken.name, broken.text));
    const Outcome outcome = call(arguments);
    EXPECT_EQ(outcome.status, 1);
    EXPECT_EQ(outcome.out, "");
    for (std::size_t i = 1; i < arguments.size(); ++i)
        EXPECT_NE(outcome.err.find(arguments[i] + ":"), std::string::npos) << arguments[i];
}

TEST(BoomtownValidate, NamesEveryKindOfBonusWhereOneIsUnknown)
{
    const TemporaryDirectory directory;
    Json deck = Json::parse(readFile(kOtherDeck));
    deck["cards"][0]["bonus"]["kind"] = "lasso";
    const Outcome outcome = call({"validate", stored(directory, "d", deck.dump())});
    EXPECT_EQ(outcome.status, 1);
    for (int kind = 0; kind < kBonusKinds; ++kind) {
        const std::string name(bonusShape(static_cast<BonusKind>(kind)).name);
        EXPECT_NE(outcome.err.find(' ' + name), std::string::npos) << name << " in " << outcome.err;
    }
}

TEST(BoomtownValidate, WarnsOfPlayersWhomNobodyKnows)
{
    const TemporaryDirectory directory;
    Json record = Json::parse(readFile(kGolden));
    record["players"][0]["kind"] = "ai:prospector";
    record["players"][1]["colour"] = "pink";
    const std::string file = stored(directory, "r", record.dump());
    const Outcome outcome = call({"validate", file});
    EXPECT_EQ(outcome.status, 0);
    EXPECT_NE(outcome.err.find(file + ":/players/0/kind: warning: "), std::string::npos) << outcome.err;
    EXPECT_NE(outcome.err.find(file + ":/players/1/colour: warning: "), std::string::npos) << outcome.err;
}

TEST(BoomtownValidate, NotesOfAnUnbalancedDeckAreNoFault)
{
    const TemporaryDirectory directory;
    Json deck = Json::parse(readFile(kOtherDeck));
    deck["cards"][0]["front"][0] = deck["cards"][0]["front"][1];
    const Outcome outcome = call({"validate", stored(directory, "d", deck.dump())});
    EXPECT_EQ(outcome.status, 0);
    EXPECT_NE(outcome.err.find(":/cards: note: "), std::string::npos) << outcome.err;
}

// Each draft has as many cards as are left, each place two ways.
TEST(BoomtownPerft, CountsTheMovesByHand)
{
    const TemporaryDirectory directory;
    EXPECT_EQ(call({"perft", begun(directory, 0), "--depth", "2"}).out, "1 15\n2 450\n");
    // A first draft of one card leaves 14 to the other player, whose town is empty, too; of more, a free
    // card.
    EXPECT_EQ(call({"perft", begun(directory, 1), "--depth", "2"}).out, "1 30\n2 112\n");
    EXPECT_EQ(call({"perft", kGolden, "--depth", "2"}).out, "1 1\n2 1\n");
}

TEST(BoomtownPerft, AgreesWithPlayingEveryMove)
{
    const TemporaryDirectory directory;
    const std::string file = begun(directory, 12);
    const Game game = replay(parseRecord(readFile(file)).value().record).value();
    std::uint64_t leaves = 0;
    for (std::size_t skip = 0; skip < std::max<std::size_t>(game.left().size(), 1); ++skip)
        for (std::int16_t y = -kReach; y <= kReach; ++y)
            for (std::int16_t x = -kReach; x <= kReach; ++x)
                for (const bool turned : {false, true}) {
                    const bool isFree = game.phase() == Game::Phase::Free;
                    const Move move{.type = isFree ? Move::Type::Free : Move::Type::Draft,
                                    .skip = static_cast<int>(skip),
                                    .placement = {{x, y}, turned}};
                    leaves += (!isFree || skip == 0) && game.isLegal(move) ? 1 : 0;
                }
    EXPECT_EQ(call({"perft", file, "--depth", "1"}).out, "1 " + std::to_string(leaves) + "\n");
}

TEST(BoomtownHint, GivesMovesThatARecordCanTake)
{
    const TemporaryDirectory directory;
    for (const std::size_t plies : {0U, 1U, 2U, 10U}) {
        const std::string file = begun(directory, plies);
        const Outcome outcome = call({"hint", file, "--time", "50"});
        ASSERT_EQ(outcome.status, 0) << outcome.err;
        const Json hint = Json::parse(outcome.out);
        ASSERT_FALSE(hint["moves"].empty());
        for (Json move : hint["moves"]) {
            EXPECT_TRUE(move["lead"].is_number());
            EXPECT_TRUE(move["gain"].is_number());
            for (const Json& reason : move["reasons"]) {
                EXPECT_FALSE(reason["code"].get<std::string>().empty());
                EXPECT_EQ(reason["text"].get<std::string>().find('%'), std::string::npos) << reason["text"];
            }
            for (const char* key : {"lead", "gain", "reasons"})
                move.erase(key);
            Json record = Json::parse(readFile(file));
            record["moves"].push_back(move);
            const auto loaded = parseRecord(record.dump());
            ASSERT_TRUE(loaded) << move;
            EXPECT_TRUE(loaded->problems.empty()) << move;
            EXPECT_TRUE(replay(loaded->record)) << move;
        }
    }
}

TEST(BoomtownHint, GivesTheMoveOfALevel)
{
    const TemporaryDirectory directory;
    const std::string file = begun(directory, 1);
    const Outcome outcome = call({"hint", file, "--level", "greenhorn", "--time", "2"});
    ASSERT_EQ(outcome.status, 0) << outcome.err;
    const Json hint = Json::parse(outcome.out);
    ASSERT_EQ(hint["moves"].size(), 1U);
    const GameRecord record = parseRecord(readFile(file)).value().record;
    const Game game = replay(record).value();
    const Move move =
        makePlayer("greenhorn")->choose(game, seedplan::move(record.seed, game.player(), game.ply()));
    EXPECT_EQ(hint["player"], game.player());
    EXPECT_EQ(hint["moves"][0]["skip"], move.skip);
    EXPECT_EQ(hint["moves"][0]["turned"], move.placement.turned);
    EXPECT_EQ(call({"hint", file, "--level", "prospector"}).status, 2);
    expectFault(call({"hint", kGolden}), 1,
                kGolden + ":/moves: error: The game is over, so that there is no move to be made");
}

TEST(BoomtownBench, PrintsItsFiguresAndAFingerprintThatNeverChangesByChance)
{
    const Json one = Json::parse(boomtown({"bench", "--seconds", "0.01", "--format", "json"}).out);
    for (const char* key : {"gamesPerSecond", "copiesPerSecond", "scoresPerSecond", "bytesPerGame"})
        EXPECT_GT(one[key].get<double>(), 0) << key;
    // A change that means to play differently writes down the new one.
    EXPECT_EQ(one["fingerprint"], linesOf(readFile(kFolder + "/fingerprint.txt")).front());
    const auto print = [&](const char* key) { return std::stoull(one[key].get<std::string>(), nullptr, 16); };
    EXPECT_EQ(print("foremanFingerprint"), kForemanPrint);
    EXPECT_EQ(print("baronFingerprint"), kBaronPrint);
    const std::string table = boomtown({"bench", "--seconds", "0.01"}).out;
    for (const char* line : {"random games per second", "fingerprint of foreman", "fingerprint of baron:60"})
        EXPECT_NE(table.find(line), std::string::npos) << line;
}

TEST(BoomtownTrain, HasNothingToLearn)
{
    const TemporaryDirectory directory;
    expectFault(boomtown({"train", directory.file("w")}), 2,
                "lodeline-cli train: boomtown has nothing to learn");
    expectFault(boomtown({"learn", directory.file("w")}), 2,
                "lodeline-cli learn: boomtown has nothing to learn");
    expectFault(
        boomtown({"play", "--players", "random,random", "--learned", "l", "--record", directory.file("r")}),
        2, "lodeline-cli play: boomtown has nothing to learn");
    expectFault(boomtown({"simulate", "--players", "random,random", "--games", "1", "--learned", "l"}), 2,
                "lodeline-cli simulate: boomtown has nothing to learn");
}

} // namespace
} // namespace lodeline::boomtown::test
