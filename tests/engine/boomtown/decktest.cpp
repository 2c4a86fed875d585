// SPDX-License-Identifier: GPL-3.0-or-later
// B1: decks are read, checked and written again.
#include "engine/boomtown/files/deckfile.h"
#include "engine/boomtown/files/problems.h"
#include "tests/support/files.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace lodeline::boomtown::test {

using lodeline::test::filesIn;
using lodeline::test::readFile;
using lodeline::test::sourceDirectory;

namespace {

using OrderedJson = nlohmann::ordered_json;

std::vector<std::filesystem::path> shippedDecks()
{
    return filesIn(sourceDirectory() / "resources/decks");
}

OrderedJson deckText()
{
    return OrderedJson::parse(readFile(sourceDirectory() / "resources/decks/boomtown.deck.json"));
}

// The codes and pointers of what a deck is told, in order.
std::vector<std::string> told(const OrderedJson& deck)
{
    const auto loaded = parseDeck(deck.dump());
    std::vector<std::string> lines;
    for (const Problem& problem : loaded ? loaded->problems : loaded.error())
        lines.push_back(std::string(problem.code.name()) + ' ' + problem.pointer);
    return lines;
}

using Lines = std::vector<std::string>;

TEST(Decks, ThatAreShippedHaveNoProblems)
{
    ASSERT_EQ(shippedDecks().size(), 2U);
    for (const auto& file : shippedDecks()) {
        const auto loaded = parseDeck(readFile(file));
        ASSERT_TRUE(loaded) << file;
        EXPECT_TRUE(loaded->problems.empty()) << message(loaded->problems.front());
        EXPECT_FALSE(loaded->deck.name.empty());
        EXPECT_EQ(loaded->deck.author, "The Lodeline contributors");
        EXPECT_EQ(loaded->deck.license, "CC-BY-SA-4.0");
    }
}

TEST(Decks, AreTheSameWhenWrittenAndReadAgain)
{
    OrderedJson json = deckText();
    json["mine"] = 1;
    json["cards"][3]["mine"] = "two";
    json["cards"][3]["bonus"]["mine"] = {3};
    const auto loaded = parseDeck(json.dump());
    ASSERT_TRUE(loaded);
    EXPECT_EQ(loaded->problems.size(), 3U); // keys that nobody knows are notes
    const std::string text = writeDeck(loaded->deck);
    EXPECT_EQ(OrderedJson::parse(text), json);
    EXPECT_EQ(parseDeck(text)->deck, loaded->deck);
}

// `points` is a key that an `excess` does not know.
TEST(Decks, KeepNoUnknownKeyInPlaceOfWhatABonusHasByNow)
{
    OrderedJson json = deckText();
    json["cards"][0]["bonus"] = {{"kind", "excess"}, {"symbol", "cow"}, {"points", "many"}, {"mine", 1}};
    auto loaded = parseDeck(json.dump());
    ASSERT_TRUE(loaded);
    EXPECT_EQ(OrderedJson::parse(writeDeck(loaded->deck)), json);
    Bonus& bonus = loaded->deck.cards[0].bonus;
    bonus.kind = BonusKind::Herd;
    bonus.points = 7;
    const std::string text = writeDeck(loaded->deck);
    json["cards"][0]["bonus"] = {{"kind", "herd"}, {"symbol", "cow"}, {"points", 7}, {"mine", 1}};
    EXPECT_EQ(OrderedJson::parse(text), json);
    ASSERT_TRUE(parseDeck(text));
    EXPECT_EQ(parseDeck(text)->deck.cards[0].bonus, bonus);
}

TEST(Decks, NeedEighteenCards)
{
    OrderedJson json = deckText();
    json["cards"].erase(17);
    EXPECT_EQ(told(json), Lines{"card-count /cards"});
    json["cards"] = OrderedJson::array();
    EXPECT_EQ(told(json), Lines{"card-count /cards"});
}

TEST(Decks, NeedIdsOfTheirOwn)
{
    OrderedJson json = deckText();
    json["cards"][4]["id"] = json["cards"][2]["id"];
    json["cards"][5]["id"] = "a b";
    EXPECT_EQ(told(json), (Lines{"duplicate-id /cards/4/id", "bad-id /cards/5/id"}));
}

TEST(Decks, NeedFourSquaresACard)
{
    OrderedJson json = deckText();
    json["cards"][0]["front"].erase(0);
    json["cards"][1]["front"][2] = {"desert"};
    json["cards"][2]["front"][3] = {"moon", "cow"};
    json["cards"][3]["front"][1] = {"desert", 7};
    EXPECT_EQ(told(json), (Lines{"front-size /cards/0/front", "wrong-type /cards/1/front/2",
                                 "bad-value /cards/2/front/3/0", "wrong-type /cards/3/front/1/1"}));
}

TEST(Decks, NeedTheDataOfTheirBonuses)
{
    for (int kind = 0; kind < kBonusKinds; ++kind) {
        const BonusShape& shape = bonusShape(static_cast<BonusKind>(kind));
        OrderedJson json = deckText();
        json["cards"][0]["bonus"] = {{"kind", shape.name}};
        const auto lines = told(json);
        const auto missing = std::ranges::count(lines, "missing-key /cards/0/bonus");
        EXPECT_EQ(missing, shape.symbol + shape.other + shape.territory + shape.points + shape.penalty +
                               shape.handOver + shape.table)
            << shape.name;
    }
    OrderedJson json = deckText();
    json["cards"][0]["bonus"] = {{"kind", "jackpot"}};
    EXPECT_EQ(told(json), Lines{"bad-value /cards/0/bonus/kind"});
}

TEST(Decks, HaveNumbersWithinBounds)
{
    OrderedJson json = deckText();
    json["cards"][0]["bonus"] = {
        {"kind", "clearing"}, {"symbol", "cow"}, {"territory", "snow"}, {"points", 100}, {"penalty", -1}};
    json["cards"][1]["bonus"] = {{"kind", "table"}, {"symbol", "cow"}, {"table", {{1, 2}, {1, 3}, {0}}}};
    EXPECT_EQ(told(json), (Lines{"out-of-range /cards/0/bonus/points", "out-of-range /cards/0/bonus/penalty",
                                 "bad-row /cards/1/bonus/table/2"}));
    json["cards"][0]["bonus"]["points"] = -99;
    json["cards"][0]["bonus"]["penalty"] = 99;
    json["cards"][1]["bonus"]["table"] = {{1, 2}, {1, 3}};
    EXPECT_EQ(told(json), Lines{"rows-not-rising /cards/1/bonus/table/1"});
}

TEST(Decks, HaveARowOfATableForEveryNumber)
{
    OrderedJson json = deckText();
    OrderedJson& bonus =
        json["cards"][0]["bonus"] = {{"kind", "table"}, {"symbol", "cow"}, {"table", OrderedJson::array()}};
    for (int from = -kMostPoints; from <= kMostPoints; ++from)
        bonus["table"].push_back({from, 1});
    EXPECT_EQ(told(json), Lines{});
    bonus["table"].push_back({kMostPoints, 1});
    EXPECT_EQ(told(json), Lines{"too-many /cards/0/bonus/table"});
}

// B1: an unbalanced deck is a note.
TEST(Decks, OutOfBalanceArePlayed)
{
    OrderedJson json = deckText();
    for (auto& square : json["cards"][0]["front"])
        square = {"desert", "cow"};
    json["cards"][1]["front"] = json["cards"][0]["front"];
    json["cards"][1]["bonus"] = json["cards"][0]["bonus"];
    const auto loaded = parseDeck(json.dump());
    ASSERT_TRUE(loaded);
    const auto has = [&](DeckProblem code) {
        return std::ranges::any_of(loaded->problems,
                                   [code](const Problem& problem) { return problem.code == code; });
    };
    for (const DeckProblem code : {DeckProblem::TerritoryOutOfBalance, DeckProblem::SymbolOutOfBalance,
                                   DeckProblem::OneTerritory, DeckProblem::SameFront, DeckProblem::SameBonus})
        EXPECT_TRUE(has(code)) << ProblemCode(code).name();
    EXPECT_TRUE(std::ranges::all_of(
        loaded->problems, [](const Problem& problem) { return problem.severity == Severity::Note; }));
}

TEST(Decks, OnTheirHeadAreTheSame)
{
    OrderedJson json = deckText();
    json["cards"][1]["front"] = json["cards"][0]["front"];
    std::ranges::reverse(json["cards"][1]["front"]);
    const auto lines = told(json);
    EXPECT_EQ(std::ranges::count(lines, "same-front /cards/1/front"), 1);
}

TEST(Decks, OfANewerVersionAreRefusedInPlainWords)
{
    OrderedJson json = deckText();
    json["version"] = 2;
    EXPECT_EQ(told(json), Lines{"newer-version /version"});
    json["format"] = "lodeline-tileset";
    EXPECT_EQ(told(json), Lines{"wrong-format /format"});
}

} // namespace
} // namespace lodeline::boomtown::test
