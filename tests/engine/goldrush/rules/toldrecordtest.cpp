// SPDX-License-Identifier: GPL-3.0-or-later
// Records that tell what chance decided: version 2.
#include "engine/goldrush/files/toldrecord.h"

#include "engine/goldrush/told/seen.h"
#include "tests/support/expectedproblems.h"
#include "tests/support/files.h"
#include "tests/support/scenario.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <span>

namespace lodeline::test {

using namespace goldrush;

namespace {

using Json = nlohmann::json;

GameRecord goldenRecord(std::size_t plies)
{
    GameRecord record = parseRecord(readFile(dataDirectory() / "golden/random-7.lodeline")).value().record;
    record.moves.resize(plies);
    return record;
}

std::vector<std::string> linesOf(const std::vector<Event>& events)
{
    std::vector<std::string> lines;
    for (const Event& event : events)
        lines.push_back(toJson(event));
    return lines;
}

std::vector<std::string> linesSeen(const std::vector<Event>& events, int seat)
{
    std::vector<std::string> lines;
    for (const Event& event : events)
        lines.push_back(toJson(seenBy(event, seat)));
    return lines;
}

TEST(ToldRecords, LeadWhereTheSeatHasBeen)
{
    for (const auto& file : scenarioFiles()) {
        const GameRecord record = loadScenario(file).record;
        EventList real;
        const Game game = replay(record, &real).value();
        const bool over = game.phase() == Game::Phase::Over;
        for (int seat = kSpectator; seat < game.players(); ++seat) {
            const std::string text = writeRecord(seenBy(record, seat).value());
            const auto loaded = parseRecord(text);
            ASSERT_TRUE(loaded) << file;
            EXPECT_FALSE(hasErrors(loaded->problems)) << file;
            EventList told;
            const auto again = replay(loaded->record, &told);
            ASSERT_TRUE(again) << file;
            EXPECT_EQ(again->phase(), game.phase()) << file;
            EXPECT_EQ(linesSeen(told.events, seat), linesSeen(real.events, seat)) << file;
            if (!over) { // else nothing is hidden
                EXPECT_EQ(linesOf(told.events), linesSeen(real.events, seat)) << file;
            }
        }
    }
}

TEST(ToldRecords, HideTheTokensOfOthersAndTheSeed)
{
    const GameRecord record = goldenRecord(60);
    const Game real = replay(record).value();
    ASSERT_GT(real.tokensTaken(0), 0);
    ASSERT_GT(real.tokensTaken(1), 0);
    const GameRecord seen = seenBy(record, 0).value();
    const Game told = replay(seen).value();
    EXPECT_EQ(told.tokenValues(0), real.tokenValues(0));
    EXPECT_TRUE(told.tokenValues(1).empty());
    EXPECT_EQ(told.tokensTaken(1), real.tokensTaken(1));
    const Json json = Json::parse(writeRecord(seen));
    EXPECT_EQ(json["version"], 2);
    EXPECT_FALSE(json.contains("seed"));
    EXPECT_EQ(seen.seed, 0U);
    // Nobody has seen more tiles than were drawn.
    EXPECT_LE(json["told"]["tiles"].size(), 72U - static_cast<std::size_t>(real.tilesLeft()));
    EXPECT_EQ(json["told"]["tokens"].size(),
              static_cast<std::size_t>(real.tokensTaken(0) + real.tokensTaken(1)));
}

TEST(ToldRecords, TellOfAGameThatIsOverEverything)
{
    const GameRecord record =
        parseRecord(readFile(dataDirectory() / "golden/random-7.lodeline")).value().record;
    const Game real = replay(record).value();
    const Game told = replay(seenBy(record, kSpectator).value()).value();
    EXPECT_EQ(told.phase(), Game::Phase::Over);
    for (int seat = 0; seat < real.players(); ++seat) {
        EXPECT_EQ(told.score(seat), real.score(seat));
        EXPECT_EQ(told.tokenValues(seat), real.tokenValues(seat));
    }
}

TEST(ToldRecords, TellAllTokensWhereThatIsAsked)
{
    GameRecord over =
        seenBy(parseRecord(readFile(dataDirectory() / "golden/random-7.lodeline")).value().record, 0).value();
    const std::vector<std::optional<int>> taken = over.told->tokens;
    tellUntakenTokens(over);
    const std::vector<std::optional<int>>& all = over.told->tokens;
    EXPECT_GT(all.size(), taken.size() + 3);
    EXPECT_TRUE(std::equal(taken.begin(), taken.end(), all.begin()));
    EXPECT_FALSE(std::is_sorted(all.begin() + static_cast<std::ptrdiff_t>(taken.size()), all.end()));
    for (const TokenKind& kind : over.tileset.tokens)
        EXPECT_EQ(std::ranges::count(all, std::optional(kind.value)), kind.count);
    EXPECT_TRUE(replay(over));
    const std::string text = writeRecord(over);
    tellUntakenTokens(over);
    EXPECT_EQ(writeRecord(over), text);
}

// A game that is over can still tell of tokens that nobody took, some of them hidden.
TEST(ToldRecords, TellAllTokensInPlaceOfHiddenOnesThatNobodyTook)
{
    GameRecord over =
        seenBy(parseRecord(readFile(dataDirectory() / "golden/random-7.lodeline")).value().record, 0).value();
    GameRecord whole = over;
    tellUntakenTokens(whole);
    over.told->tokens.insert(over.told->tokens.end(), 3, std::nullopt);
    GameRecord hidden = parseRecord(writeRecord(over)).value().record;
    ASSERT_EQ(replay(hidden).value().phase(), Game::Phase::Over);
    tellUntakenTokens(hidden);
    EXPECT_EQ(hidden.told, whole.told);
    EXPECT_TRUE(replay(hidden));
}

TEST(ToldRecords, TellTheUntakenTokensOfEachKind)
{
    GameRecord record;
    record.tileset.tokens = {{5, 2, {}}, {0, 3, {}}, {5, 2, {}}};
    record.told = ToldChance{{}, {5, 5, 5, std::nullopt, 0}, {}};
    tellUntakenTokens(record);
    const std::vector<std::optional<int>>& all = record.told->tokens;
    ASSERT_EQ(all.size(), 7U);
    EXPECT_EQ(std::ranges::count(all, std::optional(5)), 4);
    EXPECT_EQ(std::ranges::count(all, std::optional(0)), 3);
    EXPECT_TRUE(std::ranges::equal(std::span(all).first(4), std::vector<std::optional<int>>{5, 5, 5, 0}));
}

TEST(ToldRecords, TakeNothingAlongThatNobodyHereKnows)
{
    GameRecord record = loadScenario(sourceDirectory() / "resources/scenarios/mining.json").record;
    const PictureRef picture;
    record.tileset.pictures.parts[{SetPart::Kind::Tent}] = picture;
    record.tileset.tiles.front().picture = picture;
    ASSERT_FALSE(record.extra.empty());
    const std::string known = writeRecord(seenBy(record, 0).value());
    EXPECT_EQ(known.find("scenario"), std::string::npos);
    const ExtraKeys secret = record.extra;
    record.optionsExtra = secret;
    record.players.front().extra = secret;
    record.moves.front().extra = secret;
    record.tileset.extra = secret;
    record.tileset.tokens.front().extra = secret;
    record.tileset.pictures.extra = secret;
    record.tileset.pictures.parts.begin()->second.extra = secret;
    record.tileset.tiles.front().picture->extra = secret;
    for (TileDesign& tile : record.tileset.tiles) {
        tile.extra = secret;
        for (auto& railroad : tile.railroads)
            railroad.extra = secret;
        for (auto& mountain : tile.mountains)
            mountain.extra = secret;
        for (auto& prairie : tile.prairies)
            prairie.extra = secret;
    }
    EXPECT_EQ(writeRecord(seenBy(record, 0).value()), known);
}

TEST(ToldRecords, KeepOptionsAndMarksOfWhatWasTakenBack)
{
    GameRecord record = loadScenario(sourceDirectory() / "resources/scenarios/mining.json").record;
    record.options.undo = false;
    record.moves.front().undone = 2;
    record.undone = 1;
    record.asAtTable = true;
    record.madePractice = true;
    const GameRecord seen = seenBy(record, 0).value();
    EXPECT_FALSE(seen.options.undo);
    EXPECT_EQ(seen.moves.front().undone, 2);
    EXPECT_EQ(seen.undone, 1);
    EXPECT_EQ(seen.asAtTable, std::optional(true));
    EXPECT_TRUE(seen.madePractice);
    // Who has seen less passes on no more.
    EXPECT_EQ(writeRecord(seenBy(seen, 1).value()).find("\"seed\""), std::string::npos);
}

TEST(ToldRecords, AreMadeOfRecordsThatCanBeReplayed)
{
    const GameRecord record = loadScenario(sourceDirectory() / "resources/scenarios/mining.json").record;
    GameRecord broken = record;
    broken.moves.front().tile = "nobody";
    EXPECT_FALSE(seenBy(broken, 0));
}

TEST(ToldRecords, AreWrittenAsEver)
{
    const std::string text = readFile(dataDirectory() / "golden/told-7.lodeline");
    EXPECT_EQ(writeRecord(seenBy(goldenRecord(60), 0).value()), text);
    EXPECT_EQ(writeRecord(parseRecord(text).value().record), text);
}

// A set has no more than 1,000 tiles and 100,000 tokens.
TEST(ToldRecords, TellNoMoreThanAnySetHas)
{
    const auto problemsWith = [](const char* list, std::size_t entries, const Json& entry) {
        Json json = Json::parse(readFile(dataDirectory() / "records/good/told.lodeline"));
        json["told"].clear();
        json.erase("seed");
        json["told"][list] = Json(entries, entry);
        const auto loaded = parseRecord(json.dump());
        return loaded ? Problems{} : loaded.error();
    };
    EXPECT_EQ(lines(problemsWith("tiles", 1000, "01a")), ProblemLines{});
    EXPECT_EQ(lines(problemsWith("tokens", 100'000, nullptr)), ProblemLines{});
    const Problems tiles = problemsWith("tiles", 1001, "01a");
    EXPECT_EQ(lines(tiles), ProblemLines{"error too-many /told/tiles"});
    EXPECT_EQ(tiles.at(0).arguments, std::vector<std::string>{"1000"});
    const Problems tokens = problemsWith("tokens", 100'001, nullptr);
    EXPECT_EQ(lines(tokens), ProblemLines{"error too-many /told/tokens"});
    EXPECT_EQ(tokens.at(0).arguments, std::vector<std::string>{"100000"});
}

TEST(SeededRecords, AreStillWrittenAsVersionOne)
{
    const std::string text = readFile(dataDirectory() / "golden/random-7.lodeline");
    EXPECT_EQ(writeRecord(parseRecord(text).value().record), text);
    EXPECT_EQ(Json::parse(text)["version"], 1);
}

// A program of before version 2 kept the key, and so does this one.
TEST(SeededRecords, KeepWhatIsToldAsAKeyThatTheyDoNotKnow)
{
    Json json = Json::parse(readFile(dataDirectory() / "records/good/smallest.lodeline"));
    json["told"] = {{"tiles", {"33"}}};
    const auto loaded = parseRecord(json.dump());
    ASSERT_TRUE(loaded);
    EXPECT_EQ(lines(loaded->problems), ProblemLines{"note unknown-key /told"});
    EXPECT_FALSE(loaded->record.told);
}

} // namespace
} // namespace lodeline::test
