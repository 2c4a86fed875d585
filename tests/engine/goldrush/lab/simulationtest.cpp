// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/lab/simulation.h"

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

TEST(Simulation, endsEarlyWhenCancelled)
{
    const Tally tally = simulate(
        match(0, 1000, 2), [](const Tally&) {}, std::atomic<bool>(true));
    EXPECT_EQ(tally.games, 0);
}

} // namespace
} // namespace lodeline::test
