// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/knowledge/cowboyobstacle.h"

#include "tests/engine/goldrush/ai/positions.h"

#include <gtest/gtest.h>

#include <map>

namespace lodeline::test {

using namespace goldrush;

namespace {

// R3.1 to R3.3: there is a reason just where the rules forbid it.
TEST(CowboyObstacle, isThereWhereTheRulesForbid)
{
    std::map<std::optional<CowboyObstacle>, int> seen;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        goldrush::Setup setup;
        setup.players = 2;
        setup.seed = seed;
        setup.options.farmers = seed % 3 != 0;
        Game game(classicSet(), setup);
        Random random(seed);
        while (game.phase() == Game::Phase::Place) {
            const auto placements = game.legalPlacements();
            game.place(
                placements[static_cast<int>(random.below(static_cast<std::uint32_t>(placements.size())))]);
            const PlacedTile tile = game.placedTile(game.placedCount() - 1);
            for (const CompiledSegment& segment : game.set().design(tile.design).segments) {
                const Action action{Action::Type::Cowboy, tile.placement.at, segment.ref};
                const auto obstacle = cowboyObstacle(game, segment.ref);
                EXPECT_EQ(!obstacle, game.isLegal(action));
                ++seen[obstacle];
            }
            const auto actions = game.legalActions();
            game.act(actions[static_cast<int>(random.below(static_cast<std::uint32_t>(actions.size())))]);
        }
    }
    EXPECT_EQ(seen.size(), 4U);
}

TEST(CowboyObstacle, saysThatOneIsThereBeforeThatNoneIsLeft)
{
    int both = 0;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        Game game = position(classicSet(), seed, 2, 20);
        if (game.cowboysLeft(game.player()) > 0 || game.phase() != Game::Phase::Place)
            continue;
        game.place(game.legalPlacements()[0]);
        const PlacedTile tile = game.placedTile(game.placedCount() - 1);
        for (const CompiledSegment& segment : game.set().design(tile.design).segments) {
            const FeatureInfo info = game.feature(tile.placement.at, segment.ref);
            const bool isOccupied = info.cowboys[0] + info.cowboys[1] > 0;
            both += isOccupied ? 1 : 0;
            EXPECT_EQ(cowboyObstacle(game, segment.ref),
                      isOccupied ? CowboyObstacle::Occupied : CowboyObstacle::NoneLeft);
        }
    }
    EXPECT_GT(both, 0);
}

} // namespace
} // namespace lodeline::test
