// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/lab/simulation.h"

#include "engine/core/seedplan.h"
#include "engine/goldrush/ai/level.h"
#include "tests/engine/goldrush/ai/positions.h"
#include "tests/engine/goldrush/ai/tinyset.h"

#include <gtest/gtest.h>

namespace lodeline::test {

using namespace goldrush;

namespace {

Simulation match(int first, int last, int jobs)
{
    Simulation simulation;
    simulation.set = classicSet();
    simulation.players = {"prospector", "greedy", "random"};
    simulation.first = first;
    simulation.last = last;
    simulation.jobs = jobs;
    return simulation;
}

Tally run(const Simulation& simulation)
{
    return simulate(
        simulation, [](const Tally&) {}, std::atomic<bool>(false));
}

void expectSame(const Tally& a, const Tally& b)
{
    EXPECT_EQ(a.games, b.games);
    EXPECT_EQ(a.discarded, b.discarded);
    ASSERT_EQ(a.players.size(), b.players.size());
    for (std::size_t i = 0; i < a.players.size(); ++i) {
        EXPECT_EQ(a.players[i].name, b.players[i].name);
        EXPECT_EQ(a.players[i].wins, b.players[i].wins);
        EXPECT_EQ(a.players[i].draws, b.players[i].draws);
        EXPECT_EQ(a.players[i].points, b.players[i].points);
    }
}

TEST(Simulation, isTheSameForAnyNumberOfThreads)
{
    expectSame(run(match(0, 9, 1)), run(match(0, 9, 4)));
}

TEST(Simulation, isTheSumOfItsShards)
{
    Tally shards = run(match(0, 4, 2));
    shards += run(match(4, 9, 1));
    expectSame(run(match(0, 9, 2)), shards);
}

TEST(Simulation, countsEveryWinOnce)
{
    const Tally tally = run(match(0, 12, 2));
    std::int64_t parts = 0;
    for (const PlayerTally& player : tally.players)
        parts += player.parts;
    EXPECT_EQ(parts, std::int64_t{kPartsOfAWin} * tally.games);
}

TEST(Simulation, playsWhatARecordOfItsGameWouldPlay)
{
    Simulation simulation = match(4, 5, 1); // the second round of seatings, turned by one
    simulation.seed = 6;
    const Tally tally = run(simulation);
    goldrush::Setup setup;
    setup.players = 3;
    setup.seed = seedplan::game(6, 1);
    Game game(classicSet(), setup);
    while (game.phase() != Game::Phase::Over) {
        const int seat = game.player();
        const auto player = makePlayer(simulation.players[static_cast<std::size_t>((seat + 2) % 3)]);
        game.play(player->choose(game, seedplan::move(setup.seed, seat, game.ply())));
    }
    for (int seat = 0; seat < 3; ++seat)
        EXPECT_EQ(tally.players[static_cast<std::size_t>((seat + 2) % 3)].points, game.score(seat));
}

// Of games on a tiny set, of which many are drawn.
TEST(Simulation, tellsWinsAndDrawsByThePoints)
{
    Simulation simulation = match(0, 0, 1);
    simulation.set = std::make_shared<const CompiledSet>(tinySet());
    simulation.players = {"random", "random@1", "greedy"};
    int drawn = 0;
    int won = 0;
    for (int number = 0; number < 200; ++number) {
        simulation.first = number;
        simulation.last = number + 1;
        const Tally game = run(simulation);
        EXPECT_EQ(game.games, 1);
        EXPECT_EQ(game.discarded, 1); // the peak
        std::int64_t most = 0;
        for (const PlayerTally& player : game.players)
            most = std::max(most, player.points);
        const auto winners = std::ranges::count(game.players, most, &PlayerTally::points);
        for (std::size_t i = 0; i < game.players.size(); ++i) {
            const PlayerTally& player = game.players[i];
            const bool wins = player.points == most;
            EXPECT_EQ(player.wins, wins && winners == 1 ? 1 : 0);
            EXPECT_EQ(player.draws, wins && winners > 1 ? 1 : 0);
            EXPECT_EQ(player.parts, wins ? kPartsOfAWin / winners : 0);
            EXPECT_EQ(player.partSquares, player.parts * player.parts);
            // The seats are rotated by the number of the game, and the first two of them have a turn.
            EXPECT_EQ(player.moves, (static_cast<int>(i) + number) % 3 < 2 ? 1 : 0);
        }
        ++(winners > 1 ? drawn : won);
    }
    EXPECT_GT(drawn, 5);
    EXPECT_GT(won, 5);
}

TEST(Simulation, addsUpAllThatItsGamesTell)
{
    Tally sum;
    for (int number = 0; number < 6; ++number)
        sum += run(match(number, number + 1, 1));
    const Tally tally = run(match(0, 6, 1));
    expectSame(tally, sum);
    for (std::size_t i = 0; i < 3; ++i) {
        EXPECT_EQ(tally.players[i].parts, sum.players[i].parts);
        EXPECT_EQ(tally.players[i].partSquares, sum.players[i].partSquares);
        EXPECT_EQ(tally.players[i].moves, sum.players[i].moves);
        EXPECT_GT(tally.players[i].seconds, 0);
    }
}

// Two names of a player who does the same: from each seat once they come to the same.
TEST(Simulation, givesTheSameTilesToBothSeatingsAndOthersToTheNext)
{
    Simulation simulation = match(0, 0, 1);
    const auto points = [&](int number) {
        simulation.first = number;
        simulation.last = number + 1;
        const Tally game = run(simulation);
        return std::pair(game.players[0].points, game.players[1].points);
    };
    simulation.players = {"prospector", "prospector@1"};
    const auto [first, second] = points(0);
    EXPECT_EQ(points(1), std::pair(second, first));
    EXPECT_NE(points(2), std::pair(first, second));
    EXPECT_EQ(points(0), std::pair(first, second));
    simulation.players = {"prospector", "prospector"};
    EXPECT_EQ(points(0), std::pair(first, second));
    EXPECT_NE(points(1), std::pair(second, first)); // a game of its own
    simulation.seed = 2;
    EXPECT_NE(points(0), std::pair(first, second));
}

TEST(Simulation, endsEarlyWhenCancelled)
{
    const Tally tally = simulate(
        match(0, 1000, 2), [](const Tally&) {}, std::atomic<bool>(true));
    EXPECT_EQ(tally.games, 0);
}

} // namespace
} // namespace lodeline::test
