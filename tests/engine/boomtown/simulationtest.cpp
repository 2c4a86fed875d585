// SPDX-License-Identifier: GPL-3.0-or-later
// B2, B8: many games, in which everybody has each seat and each turn as often.
#include "engine/boomtown/lab/simulation.h"

#include "engine/boomtown/ai/level.h"
#include "engine/boomtown/lab/deckwatch.h"
#include "engine/core/seedplan.h"
#include "tests/support/boomtown/randomgame.h"

#include <gtest/gtest.h>

#include <numeric>

namespace lodeline::boomtown::test {
namespace {

Simulation match(int first, int last, int jobs, std::vector<std::string> players = {"greedy", "random"})
{
    return {.deck = ownDeck(),
            .players = std::move(players),
            .seed = 3,
            .first = first,
            .last = last,
            .jobs = jobs};
}

Tally run(const Simulation& simulation)
{
    return simulate(
        simulation, [](const Tally&) {}, std::atomic<bool>(false));
}

void expectSame(const Tally& a, const Tally& b)
{
    EXPECT_EQ(a.games, b.games);
    EXPECT_EQ(a.deck, b.deck);
    ASSERT_EQ(a.players.size(), b.players.size());
    for (std::size_t i = 0; i < a.players.size(); ++i) {
        EXPECT_EQ(a.players[i].name, b.players[i].name);
        EXPECT_EQ(a.players[i].wins, b.players[i].wins);
        EXPECT_EQ(a.players[i].parts, b.players[i].parts);
        EXPECT_EQ(a.players[i].points, b.players[i].points);
    }
}

TEST(BoomtownSimulation, IsTheSameForAnyNumberOfThreads)
{
    expectSame(run(match(0, 9, 1)), run(match(0, 9, 4)));
}

TEST(BoomtownSimulation, IsTheSumOfItsShards)
{
    Tally shards = run(match(0, 4, 2));
    shards += run(match(4, 9, 1));
    expectSame(run(match(0, 9, 2)), shards);
}

TEST(BoomtownSimulation, CountsEveryWinAndEveryCardOnce)
{
    const Tally tally = run(match(0, 20, 2));
    const DeckSums& deck = tally.deck;
    EXPECT_EQ(deck.games, 20);
    EXPECT_EQ(tally.players[0].parts + tally.players[1].parts, std::int64_t{kPartsOfAWin} * 20);
    EXPECT_EQ(deck.turns[0].parts + deck.turns[1].parts, std::int64_t{kPartsOfAWin} * 20);
    EXPECT_EQ(deck.turns[0].points + deck.turns[1].points, tally.players[0].points + tally.players[1].points);
    EXPECT_EQ(tally.players[0].moves + tally.players[1].moves, std::int64_t{kCircle + 1} * 20);
    for (const PlayerTally& player : tally.players)
        EXPECT_GE(player.seconds, 0.0);
    for (const CardSums& card : deck.cards)
        EXPECT_EQ(card.middle + card.drafted + card.passed, 20);
    const auto games = std::accumulate(deck.bonuses.begin(), deck.bonuses.end(), std::int64_t{0},
                                       [](std::int64_t sum, const BonusSums& b) { return sum + b.games; });
    EXPECT_EQ(games, std::int64_t{kBonuses} * 20);
}

// The game that a record with this start and seed tells.
Game gameOf(int rotation, int start, std::uint64_t seed)
{
    const std::array names{"greedy", "random"};
    Game game(ownDeck(), {start, seed});
    while (game.phase() != Game::Phase::Over) {
        const auto who = static_cast<std::size_t>((game.player() + rotation) % kPlayers);
        game.play(makePlayer(names[who])->choose(game, seedplan::move(seed, game.player(), game.ply())));
    }
    return game;
}

TEST(BoomtownSimulation, GivesEverybodyBothSeatsAndBothTurns)
{
    // number, whether the greedy one sits at seat 1, who drafts first, number of the cards
    constexpr std::array<std::array<int, 4>, 5> kGames{
        {{0, 0, 0, 0}, {1, 1, 0, 0}, {2, 0, 1, 1}, {3, 1, 1, 1}, {4, 0, 0, 2}}};
    for (const auto& [number, turned, start, cards] : kGames) {
        const Tally tally = run(match(number, number + 1, 1));
        const Game game = gameOf(turned, start, seedplan::game(3, cards));
        EXPECT_EQ(tally.players[0].points, game.score(turned).total()) << number;
        EXPECT_EQ(tally.players[1].points, game.score(1 - turned).total()) << number;
        EXPECT_EQ(tally.deck.turns[0].points, game.score(start).total()) << number;
    }
}

TEST(BoomtownSimulation, PlaysNoGameTwiceWhereBothPlayersAreTheSame)
{
    const auto middle = [](int number) {
        const Tally tally = run(match(number, number + 1, 1, {"random", "random"}));
        std::array<std::int64_t, kDeckCards> cards{};
        for (std::size_t i = 0; i < cards.size(); ++i)
            cards[i] = tally.deck.cards[i].middle;
        return cards;
    };
    EXPECT_NE(middle(0), middle(1));
    EXPECT_EQ(run(match(0, 1, 1)).deck.cards[0].middle, run(match(1, 2, 1)).deck.cards[0].middle);
}

TEST(BoomtownSimulation, EndsEarlyWhenCancelled)
{
    const Tally tally = simulate(
        match(0, 1000, 2), [](const Tally&) {}, std::atomic<bool>(true));
    EXPECT_EQ(tally.games, 0);
}

// A game whose events say what is to be counted.
DeckSums watched(const std::vector<int>& first, const std::vector<int>& second)
{
    const Deck& deck = *ownDeck();
    DeckWatch watch(deck, 1);
    const auto id = [&](std::size_t card) { return deck.cards[card].id; };
    watch.receive(events::Start{{id(0), id(1), id(2)}, {}});
    watch.receive(events::Draft{1, id(5), {id(3), id(4)}});
    watch.receive(events::Draft{0, id(6), {}});
    const auto total = [](const std::vector<int>& points) {
        return std::accumulate(points.begin(), points.end(), 10);
    };
    watch.receive(events::Score{0, {}, first, total(first)});
    watch.receive(events::Score{1, {}, second, total(second)});
    const int lead = total(first) - total(second);
    const std::vector<int> winners = lead == 0 ? std::vector{0, 1} : std::vector{lead > 0 ? 0 : 1};
    watch.receive(events::End{{total(first), total(second)}, {7, 8}, winners});
    return watch.sums();
}

TEST(DeckWatch, SaysWhichBonusesDecide)
{
    const auto& cards = ownDeck()->cards;
    const auto decided = [&](const DeckSums& sums) {
        std::array<std::int64_t, kBonuses> found{};
        for (std::size_t i = 0; i < found.size(); ++i)
            found[i] = sums.bonuses[static_cast<std::size_t>(cards[i].bonus.kind)].decided;
        return found;
    };
    using Found = std::array<std::int64_t, kBonuses>;
    EXPECT_EQ(decided(watched({9, 0, 2}, {0, 3, 2})), (Found{1, 0, 0})); // the margin is 6
    EXPECT_EQ(decided(watched({6, 0, 0}, {0, 0, 0})), (Found{0, 0, 0})); // without it they are even
    EXPECT_EQ(decided(watched({0, 0, 0}, {6, 0, 0})), (Found{0, 0, 0}));
    EXPECT_EQ(decided(watched({0, 0, 1}, {8, 0, 0})), (Found{1, 0, 0}));
    EXPECT_EQ(decided(watched({4, 0, 1}, {0, 5, 0})), (Found{1, 1, 1})); // even with them
    const DeckSums sums = watched({9, 0, 2}, {0, 3, 2});
    EXPECT_EQ(sums.margins, 6);
    EXPECT_EQ(sums.bonuses[static_cast<std::size_t>(cards[2].bonus.kind)].points, 4);
    EXPECT_EQ(sums.turns[0].points, 15); // of seat 1
    EXPECT_EQ(sums.turns[0].parts, 0);
    EXPECT_EQ(sums.turns[1].parts, kPartsOfAWin);
    EXPECT_EQ(sums.turns[1].partSquares, kPartsOfAWin * kPartsOfAWin);
    EXPECT_EQ(watched({4, 0, 1}, {0, 5, 0}).turns[0], (TurnSums{30, 900, 15}));
}

TEST(DeckWatch, SaysWhichCardsAreTakenWhen)
{
    const DeckSums sums = watched({1, 0, 0}, {0, 0, 0});
    EXPECT_EQ(sums.cards[0], (CardSums{1, 0, 0, 0}));
    EXPECT_EQ(sums.cards[3], (CardSums{0, 0, 0, 1}));
    EXPECT_EQ(sums.cards[5], (CardSums{0, 1, 1, 0}));
    EXPECT_EQ(sums.cards[6], (CardSums{0, 1, 2, 0}));
}

} // namespace
} // namespace lodeline::boomtown::test
