// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/ai/evaluation/ranking.h"

#include "tests/engine/goldrush/ai/positions.h"
#include "tests/engine/goldrush/ai/somenetwork.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <limits>

namespace lodeline::test {

using namespace goldrush;

namespace {

// A record brings weights that nobody has learned.
TEST(Ranking, findsALegalMoveWhateverTheWeights)
{
    int bad = 0; // positions without a move that leads anywhere
    for (const float points :
         {-1e12F, 1e12F, -std::numeric_limits<float>::infinity(), std::numeric_limits<float>::quiet_NaN()}) {
        const Weights weights{shippedWeights()->parts, networkWorth(points)};
        for (std::uint64_t seed = 1; seed <= 12; ++seed) {
            const Game game = position(classicSet(), seed, 2 + static_cast<int>(seed % 3), 30);
            Game scratch(game);
            const ValuedMove best = bestMove(game, Lens(game, weights), scratch);
            EXPECT_TRUE(game.isLegal(best.move)) << points << ", seed " << seed;
            const std::vector<ValuedMove> moves = rankedMoves(game, Lens(game, weights));
            EXPECT_EQ(best.move, moves.front().move) << points << ", seed " << seed;
            EXPECT_TRUE(std::ranges::is_sorted(moves, std::greater{}, &ValuedMove::margin));
            bad += best.margin < -1e9 ? 1 : 0;
        }
    }
    EXPECT_GT(bad, 12);
}

TEST(Ranking, takesTheWorstForWhatIsNoNumber)
{
    EXPECT_EQ(comparable(-2.5), -2.5);
    EXPECT_LT(comparable(std::numeric_limits<double>::quiet_NaN()), std::numeric_limits<double>::lowest());
}

TEST(Ranking, ranksEveryMoveThatLooksDifferentOnce)
{
    const Game game = position(classicSet(), 12, 2, 20);
    const std::vector<ValuedMove> moves = rankedMoves(game, Lens(game));
    Game scratch(game);
    EXPECT_EQ(bestMove(game, Lens(game), scratch).margin, moves.front().margin);
    EXPECT_TRUE(std::ranges::is_sorted(moves, std::greater{}, &ValuedMove::margin));
    for (std::size_t i = 0; i < moves.size(); ++i)
        for (std::size_t j = i + 1; j < moves.size(); ++j)
            ASSERT_FALSE(moves[i].move == moves[j].move);
}

} // namespace
} // namespace lodeline::test
