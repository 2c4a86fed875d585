// SPDX-License-Identifier: GPL-3.0-or-later
// Records of Boomtown: what they say is checked before it is played.
#include "engine/boomtown/files/problems.h"
#include "tests/support/boomtown/randomgame.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace lodeline::boomtown::test {
namespace {

using OrderedJson = nlohmann::ordered_json;

constexpr int kOwnDeckGame = 8;

OrderedJson recordText()
{
    return OrderedJson::parse(writeRecord(playedGame(kOwnDeckGame).record));
}

// The one problem of a record, "code pointer": of its text, or of its moves.
std::string firstProblem(const OrderedJson& record)
{
    const auto loaded = parseRecord(record.dump());
    const auto line = [](const Problems& problems) {
        return std::string(problems.front().code.name()) + ' ' + problems.front().pointer;
    };
    if (!loaded)
        return line(loaded.error());
    const auto game = replay(loaded->record);
    return game ? "played" : line(game.error());
}

std::size_t firstOf(const OrderedJson& record, const char* type)
{
    std::size_t i = 0;
    while (record["moves"][i]["type"] != type)
        ++i;
    return i;
}

std::string at(std::size_t move)
{
    return "/moves/" + std::to_string(move);
}

TEST(BoomtownRecords, SayWhatTheContractSays)
{
    const OrderedJson record = recordText();
    EXPECT_EQ(record["format"], "lodeline-boomtown");
    EXPECT_EQ(record["version"], 1);
    EXPECT_EQ(record["deck"]["format"], "lodeline-deck");
    EXPECT_EQ(record["options"], OrderedJson::object());
    EXPECT_TRUE(record["seed"].is_string());
    EXPECT_EQ(record["moves"][0]["type"], "begin");
    EXPECT_EQ(record["moves"][0].size(), 2U);
    EXPECT_EQ(record["moves"].size(), 16U);
    const OrderedJson draft = record["moves"][firstOf(record, "draft")];
    for (const char* key : {"card", "skip", "x", "y", "turned"})
        EXPECT_TRUE(draft.contains(key)) << key;
    EXPECT_FALSE(record["moves"][firstOf(record, "free")].contains("skip"));
}

TEST(BoomtownRecords, KeepWhatTheyDoNotKnow)
{
    OrderedJson record = recordText();
    record["mine"] = 1;
    record["options"]["mine"] = true;
    record["moves"][2]["mine"] = {1, 2};
    record["players"][1]["mine"] = nullptr;
    const auto loaded = parseRecord(record.dump());
    ASSERT_TRUE(loaded);
    EXPECT_EQ(OrderedJson::parse(writeRecord(loaded->record)), record);
    EXPECT_EQ(loaded->problems.size(), 4U);
}

TEST(BoomtownRecords, AreStoppedAtTheFirstMoveThatCannotBe)
{
    const OrderedJson whole = recordText();
    ASSERT_EQ(firstProblem(whole), "played");
    const std::size_t draft = firstOf(whole, "draft");
    const std::size_t free = firstOf(whole, "free");
    OrderedJson record = whole;
    record["moves"][draft]["skip"] = 14;
    record["moves"][draft + 1]["skip"] = 14;
    EXPECT_EQ(firstProblem(record).substr(0, 13), "card-mismatch");
    record = whole;
    record["moves"][draft]["card"] = "nobody";
    EXPECT_EQ(firstProblem(record), "card-mismatch " + at(draft));
    record = whole;
    record["moves"][draft]["x"] = 5;
    EXPECT_EQ(firstProblem(record), "illegal-card-placement " + at(draft));
    record = whole;
    record["moves"][free]["type"] = "draft";
    record["moves"][free]["skip"] = 0;
    EXPECT_EQ(firstProblem(record), "wrong-type-of-move " + at(free));
    record = whole;
    record["moves"].erase(0);
    EXPECT_EQ(firstProblem(record), "wrong-type-of-move " + at(0));
    record = whole;
    const std::size_t last = whole["moves"].size() - 1;
    record["moves"].erase(last);
    EXPECT_EQ(firstProblem(record), "played");
    record["moves"].push_back(whole["moves"][last]);
    EXPECT_EQ(firstProblem(record), "played");
    record["moves"][last]["type"] = "draft";
    record["moves"][last]["skip"] = 13;
    EXPECT_NE(firstProblem(record), "played");
}

TEST(BoomtownRecords, AreOfTwoPlayersAndOneDeck)
{
    OrderedJson record = recordText();
    record["players"].erase(0);
    EXPECT_EQ(firstProblem(record), "player-count /players");
    record = recordText();
    record["deck"]["cards"].erase(0);
    EXPECT_EQ(firstProblem(record), "card-count /deck/cards");
    record = recordText();
    record["moves"][0]["at"] = 15;
    EXPECT_EQ(firstProblem(record), "out-of-range /moves/0/at");
    record = recordText();
    record["seed"] = "-1";
    EXPECT_EQ(firstProblem(record), "bad-seed /seed");
    record = recordText();
    record["moves"][1]["type"] = "pass";
    EXPECT_EQ(firstProblem(record), "bad-value /moves/1/type");
    record = recordText();
    record["version"] = 2;
    EXPECT_EQ(firstProblem(record), "newer-version /version");
}

// Numbers that no reader lets through.
TEST(BoomtownRecords, MadeByAProgramAreCheckedLikewise)
{
    const GameRecord whole = playedGame(kOwnDeckGame).record;
    const auto told = [](const GameRecord& record) {
        const auto game = replay(record);
        return game ? "played" : message(game.error().front());
    };
    GameRecord record = whole;
    record.moves[0].move.at = 15;
    EXPECT_EQ(told(record), "The circle has no place 15; its last place is 14");
    record.moves[0].move.at = -1;
    EXPECT_EQ(told(record), "The circle has no place -1; its last place is 14");
    record = whole;
    record.moves[1].move.skip = -1;
    EXPECT_EQ(told(record), "Too many cards are passed over: -1; maximum here: 14");
    record.moves[1].move.skip = 15;
    EXPECT_EQ(told(record), "Too many cards are passed over: 15; maximum here: 14");
}

TEST(BoomtownRecords, CanBePlayedInPart)
{
    const GameRecord record = playedGame(kOwnDeckGame).record;
    const auto game = replay(record, nullptr, 3);
    ASSERT_TRUE(game);
    EXPECT_EQ(game->ply(), 3);
    EXPECT_EQ(replay(record, nullptr, 100)->phase(), Game::Phase::Over);
}

} // namespace
} // namespace lodeline::boomtown::test
