// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/lab/simulation.h"

#include "engine/core/seedplan.h"
#include "engine/goldrush/ai/level.h"
#include "tests/engine/goldrush/ai/positions.h"

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

TEST(Simulation, endsEarlyWhenCancelled)
{
    const Tally tally = simulate(
        match(0, 1000, 2), [](const Tally&) {}, std::atomic<bool>(true));
    EXPECT_EQ(tally.games, 0);
}

} // namespace
} // namespace lodeline::test
