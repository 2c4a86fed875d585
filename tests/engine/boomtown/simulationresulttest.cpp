// SPDX-License-Identifier: GPL-3.0-or-later
// What is written of many games, read again and put together.
#include "engine/boomtown/lab/simulationresult.h"

#include "engine/core/series/standout.h"
#include "tests/support/boomtown/randomgame.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace lodeline::boomtown::test {
namespace {

using OrderedJson = nlohmann::ordered_json;

// Four games, of one bonus and one card.
SimulationResult someResult()
{
    Tally tally;
    tally.games = 4;
    tally.players = {{.name = "greedy"}, {.name = "random"}};
    tally.players[0].parts = 4 * std::int64_t{kPartsOfAWin};
    tally.players[0].partSquares = 4 * std::int64_t{kPartsOfAWin} * kPartsOfAWin;
    tally.deck.games = 4;
    tally.deck.margins = 10;
    tally.deck.turns[0] = {90, 4500, 30};
    tally.deck.turns[1] = {150, 8100, -2};
    tally.deck.bonuses[3] = {2, 6, 1};
    tally.deck.cards[5] = {1, 2, 7, 6};
    return resultOf({.deck = ownDeck(), .players = {"greedy", "random"}, .seed = 3, .first = 2, .last = 9},
                    tally);
}

OrderedJson someJson()
{
    return OrderedJson::parse(toJson(someResult()));
}

TEST(BoomtownSimulationResult, IsOfTheGamesThatWerePlayed)
{
    const SimulationResult result = someResult();
    EXPECT_EQ(result.deck, ownDeck()->name);
    EXPECT_EQ(result.ids[17], ownDeck()->cards[17].id);
    EXPECT_EQ(result.seed, 3U);
    EXPECT_EQ(result.games, (Shards{{2, 6}}));
}

TEST(BoomtownSimulationResult, IsAReferenceFromEnoughGamesOn)
{
    SimulationResult usual = someResult();
    usual.tally.deck.games = kGamesToJudge - 1;
    EXPECT_FALSE(referenceFor(usual, &usual)); // of greedy and random
    SimulationResult foremen = usual;
    for (PlayerTally& player : foremen.tally.players)
        player.name = "foreman";
    ASSERT_TRUE(referenceFor(foremen, nullptr));
    EXPECT_EQ(referenceFor(foremen, &usual)->margin, usualFigures().margin);
    usual.tally.deck.games = kGamesToJudge;
    ASSERT_TRUE(referenceFor(usual, &usual));
    EXPECT_EQ(referenceFor(foremen, &usual)->margin, figuresOf(usual.tally.deck).margin);
}

TEST(BoomtownSimulationResult, WritesMeansOfItsSums)
{
    const OrderedJson set = someJson()["set"];
    EXPECT_EQ(set["margin"], 2.5);
    EXPECT_EQ(set["turns"][0]["points"], 7.5);
    EXPECT_EQ(set["turns"][0]["share"], 0.375);
    EXPECT_LT(set["turns"][0]["low"], 0.375);
    EXPECT_EQ(set["turns"][1]["points"], -0.5);
    EXPECT_EQ(set["bonuses"][3]["kind"], "circle");
    EXPECT_EQ(set["bonuses"][3]["points"], 1.5); // of each player
    EXPECT_EQ(set["bonuses"][3]["decides"], 0.5);
    EXPECT_EQ(set["bonuses"][0]["points"], 0.0);
    EXPECT_EQ(set["cards"][5]["draft"], 3.5);
    EXPECT_EQ(set["cards"][5]["passed"], 0.75);
    EXPECT_EQ(set["cards"][0]["draft"], 0.0);
}

TEST(BoomtownSimulationResult, IsTheSameWhenItIsReadAgain)
{
    const auto read = simulationResultOf(toJson(someResult()));
    ASSERT_TRUE(read);
    EXPECT_EQ(read->tally.deck, someResult().tally.deck);
    EXPECT_EQ(read->games, someResult().games);
    EXPECT_EQ(toJson(*read), toJson(someResult()));
}

TEST(BoomtownSimulationResult, IsWrittenBesideThatOfTheUsualDeck)
{
    SimulationResult usual = someResult();
    usual.tally.deck.margins = 6;
    const OrderedJson json = OrderedJson::parse(toJson(someResult(), &usual));
    EXPECT_EQ(json["set"]["margins"], 10);
    EXPECT_EQ(json["usual"]["margins"], 6);
    EXPECT_TRUE(simulationResultOf(toJson(someResult(), &usual)));
    const std::string csv = deckCsv(someResult(), &usual);
    EXPECT_NE(csv.find("\nrun,,margins,10\n"), std::string::npos);
    EXPECT_NE(csv.find("\nusual.run,,margins,6\n"), std::string::npos);
    EXPECT_NE(csv.find("\nusual.turns,2,points,-2\n"), std::string::npos);
}

TEST(BoomtownSimulationResult, IsWrittenAsOneLongTable)
{
    const std::string csv = deckCsv(someResult());
    for (const char* line : {"run,,deck,Boomtown", "run,,seed,3", "run,2,player,random", "run,,games,4",
                             "run,,margins,10", "turns,2,points,-2", "bonuses,circle,games,2",
                             "bonuses,circle,points,6", "bonuses,circle,decided,1", "cards,6,middle,1",
                             "cards,6,drafted,2", "cards,6,numbers,7", "cards,6,passed,6"})
        EXPECT_NE(csv.find('\n' + std::string(line) + '\n'), std::string::npos) << line;
}

TEST(BoomtownSimulationResult, IsPutTogetherOnlyWithGamesOfItsOwnKind)
{
    const SimulationResult first = someResult();
    SimulationResult next = first;
    next.games = {{6, 10}};
    SimulationResult sum = first;
    ASSERT_TRUE(merge(sum, next));
    EXPECT_EQ(sum.games, (Shards{{2, 10}}));
    EXPECT_EQ(sum.tally.games, 8);
    EXPECT_EQ(sum.tally.deck.cards[5], (CardSums{2, 4, 14, 12}));
    const auto isRefused = [&](auto change) {
        SimulationResult other = next;
        change(other);
        SimulationResult result = first;
        return !merge(result, other) && toJson(result) == toJson(first);
    };
    EXPECT_TRUE(isRefused([](SimulationResult& other) { other.deck = "Another"; }));
    EXPECT_TRUE(isRefused([](SimulationResult& other) { other.ids[4] = "another"; }));
    EXPECT_TRUE(isRefused([](SimulationResult& other) { ++other.seed; }));
    EXPECT_TRUE(isRefused([](SimulationResult& other) { other.tally.players[1].name = "baron"; }));
    EXPECT_TRUE(isRefused([](SimulationResult& other) { other.games = {{5, 9}}; }));
}

// "code pointer" of each problem.
std::vector<std::string> problemsOf(const OrderedJson& json)
{
    const auto read = simulationResultOf(json.dump());
    std::vector<std::string> found;
    if (!read)
        for (const Problem& problem : read.error())
            found.push_back(std::string(problem.code.name()) + ' ' + problem.pointer);
    return found;
}

TEST(BoomtownSimulationResult, IsNotReadWhereItContradictsItself)
{
    using Told = std::vector<std::string>;
    const auto with = [](const char* pointer, const OrderedJson& value) {
        OrderedJson json = someJson();
        json[OrderedJson::json_pointer(pointer)] = value;
        return problemsOf(json);
    };
    EXPECT_EQ(with("/seed", 4), Told());
    EXPECT_EQ(with("/games", 5), Told{"out-of-range /games"});
    EXPECT_EQ(with("/set/games", 5), Told{"out-of-range /set/games"});
    EXPECT_EQ(with("/set/games", 0), Told{"out-of-range /set/games"});
    EXPECT_EQ(with("/set/margins", -1), Told{"out-of-range /set/margins"});
    EXPECT_EQ(with("/set/turns/1/sums/parts", -1), Told{"out-of-range /set/turns/1/sums/parts"});
    EXPECT_EQ(with("/set/turns/1/sums/parts", 241), Told{"out-of-range /set/turns/1/sums/parts"});
    EXPECT_EQ(with("/set/turns/1/sums/points", -1), Told());
    EXPECT_EQ(with("/players/1/wins", 5), Told{"out-of-range /players/1/wins"});
    EXPECT_EQ(with("/shards", Shards{{2, 5}, {4, 6}}), Told{"out-of-range /shards/1/0"});
    EXPECT_EQ(with("/set/bonuses/0/sums/decided", -1), Told{"out-of-range /set/bonuses/0/sums/decided"});
    EXPECT_EQ(with("/set/cards/2/sums/passed", -1), Told{"out-of-range /set/cards/2/sums/passed"});
    EXPECT_EQ(with("/set/cards/2/id", "a\nb"), Told{"forbidden-character /set/cards/2/id"});
    EXPECT_EQ(with("/deck", "a\nb"), Told{"forbidden-character /deck"});
    EXPECT_EQ(with("/seed", -1), Told{"wrong-type /seed"});
    EXPECT_EQ(with("/players/1/draws", 5), Told{"out-of-range /players/1/draws"});
    EXPECT_EQ(with("/players/0/sums/seconds", "long"), Told{"wrong-type /players/0/sums/seconds"});
    EXPECT_EQ(with("/set/turns/1/sums/parts", 240), Told());
    EXPECT_EQ(with("/set/turns/1/sums/partSquares", 14'400), Told());
    EXPECT_EQ(with("/set/turns/1/sums/partSquares", 14'401),
              Told{"out-of-range /set/turns/1/sums/partSquares"});
    OrderedJson json = someJson();
    json["set"]["turns"].erase(0);
    EXPECT_EQ(problemsOf(json), Told{"out-of-range /set/turns"});
    json["set"].erase("turns");
    EXPECT_EQ(problemsOf(json), Told{"missing-key /set"});
    json = someJson();
    json["players"].erase(1);
    EXPECT_EQ(problemsOf(json), Told{"player-count /players"});
    json = someJson();
    const OrderedJson third = json["players"][0];
    json["players"].push_back(third);
    EXPECT_EQ(problemsOf(json), Told{"too-many /players"});
    json = someJson();
    json.erase("set");
    EXPECT_FALSE(problemsOf(json).empty());
}

// First and last of games that follow one another, in no more parts than anybody needs.
TEST(BoomtownSimulationResult, IsOfShardsInTheirOrder)
{
    using Told = std::vector<std::string>;
    const auto with = [](const OrderedJson& shards) {
        OrderedJson json = someJson();
        json["shards"] = shards;
        return problemsOf(json);
    };
    EXPECT_EQ(with(OrderedJson::parse("[[0,1],[1,3],[7,8]]")), Told());
    EXPECT_EQ(with(OrderedJson::parse("[[2,6,7]]")), (Told{"wrong-type /shards/0", "out-of-range /games"}));
    EXPECT_EQ(with(OrderedJson::parse("[[2]]")), (Told{"wrong-type /shards/0", "out-of-range /games"}));
    EXPECT_EQ(with(OrderedJson::parse("[[6,2]]")), (Told{"out-of-range /shards/0/1", "out-of-range /games"}));
    EXPECT_EQ(with(OrderedJson::parse("[[-1,3]]")),
              (Told{"out-of-range /shards/0/0", "out-of-range /games"}));
    const auto empty = [](std::size_t count) { return OrderedJson(count, OrderedJson::parse("[0,0]")); };
    EXPECT_EQ(with(empty(100'000)), Told{"out-of-range /games"});
    EXPECT_EQ(with(empty(100'001)), (Told{"too-many /shards", "out-of-range /games"}));
}

} // namespace
} // namespace lodeline::boomtown::test
