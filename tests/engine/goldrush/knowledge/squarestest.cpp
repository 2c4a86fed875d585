// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/knowledge/squares.h"

#include "tests/engine/goldrush/ai/positions.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace lodeline::test {

using namespace goldrush;

namespace {

bool fits(const Game& game, int design, Position at)
{
    const Game drawn = game.withDrawn(design);
    return std::ranges::any_of(kAllRotations, [&](Rotation rotation) {
        return drawn.isLegal(Placement{at, rotation});
    });
}

// Copies that the rules let lie there, one design after the other (R2.1).
int copiesByTheRules(const Game& game, Position at)
{
    const std::vector<int> left = game.copiesLeft();
    int copies = 0;
    for (int design = 0; design < static_cast<int>(left.size()); ++design)
        if (const int count = left[static_cast<std::size_t>(design)]; count > 0 && fits(game, design, at))
            copies += count;
    return copies;
}

TEST(Squares, areDeadWhereTheRulesLetNothingLie)
{
    int deadOnes = 0;
    int onlyInHand = 0;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        const Game game = position(classicSet(), seed, 2, 10 + static_cast<int>(seed));
        if (game.phase() != Game::Phase::Place)
            continue;
        const std::vector<Position> dead = deadSquares(game);
        EXPECT_TRUE(std::ranges::is_sorted(dead));
        deadOnes += static_cast<int>(dead.size());
        for (int order = 0; order < game.placedCount(); ++order) {
            for (const Side side : kAllSides) {
                const Position at = neighbour(game.placedTile(order).placement.at, side);
                if (game.tileAt(at))
                    continue;
                const int copies = copiesByTheRules(game, at);
                const bool inHand = fits(game, *game.drawn(), at);
                EXPECT_EQ(copiesThatFit(game, edgesAround(game, at)), copies);
                EXPECT_EQ(std::ranges::count(dead, at), copies == 0 && !inHand ? 1 : 0);
                onlyInHand += copies == 0 && inHand ? 1 : 0;
            }
        }
    }
    EXPECT_GT(deadOnes, 50);
    EXPECT_GT(onlyInHand, 0);
}

TEST(Squares, thatOnlyTheTileInHandFitsDieWhenItLiesElsewhere)
{
    int died = 0;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        Game game = position(classicSet(), seed, 2, 10 + static_cast<int>(seed));
        if (game.phase() != Game::Phase::Place)
            continue;
        const std::size_t before = deadSquares(game).size();
        game.place(game.legalPlacements()[0]);
        died += deadSquares(game).size() > before ? 1 : 0;
    }
    EXPECT_GT(died, 0);
}

} // namespace
} // namespace lodeline::test
