// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/ai/lookahead.h"

#include "tests/engine/goldrush/ai/positions.h"

#include <gtest/gtest.h>

namespace lodeline::test {

using namespace goldrush;

namespace {

std::vector<CandidateMove> search(const Game& game, LookaheadSettings settings, int playouts)
{
    return lookAhead(game, settings, Budget::playouts(playouts), Random(3));
}

TEST(Lookahead, comesToTheSameWithAnyNumberOfThreads)
{
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        const Game game = position(classicSet(), seed, 3, 30);
        const auto alone = search(game, {.candidates = 10, .mostCandidates = 14, .plies = 2}, 450);
        ASSERT_EQ(alone.size(), 14U);
        for (const int threads : {2, 5}) {
            const auto together =
                search(game, {.candidates = 10, .mostCandidates = 14, .plies = 2, .threads = threads}, 450);
            ASSERT_EQ(together.size(), alone.size());
            for (std::size_t i = 0; i < alone.size(); ++i) {
                EXPECT_EQ(together[i].move, alone[i].move);
                EXPECT_EQ(together[i].margin, alone[i].margin);
                EXPECT_EQ(together[i].futures, alone[i].futures);
            }
        }
    }
}

TEST(Lookahead, spendsMostOnTheMovesThatDoBest)
{
    const Game game = position(classicSet(), 7, 2, 24);
    const auto moves = search(game, {.candidates = 12, .plies = 1}, 300);
    ASSERT_GT(moves.size(), 4U);
    EXPECT_GT(moves.front().futures, moves.back().futures);
    EXPECT_GE(moves.front().margin, moves[1].margin);
}

TEST(Lookahead, looksAtMoreMovesWithALargerBudget)
{
    const Game game = position(classicSet(), 7, 2, 24);
    const LookaheadSettings settings{.candidates = 4, .mostCandidates = 20, .plies = 0};
    EXPECT_EQ(search(game, settings, 16).size(), 4U);
    // Ten moves are halved four times, each time after eight futures for each of the ten.
    EXPECT_EQ(search(game, settings, 319).size(), 9U);
    EXPECT_EQ(search(game, settings, 320).size(), 10U);
    EXPECT_EQ(search(game, settings, 2000).size(), 20U);
    EXPECT_EQ(search(game, {.candidates = 4, .plies = 0}, 2000).size(), 4U);
}

TEST(Lookahead, looksAtNoMoreActionsOfAPlacementThanItMay)
{
    const Game game = position(classicSet(), 7, 2, 24);
    const auto moves = search(game, {.candidates = 20, .plies = 0, .actionsPerPlacement = 1}, 20);
    for (std::size_t i = 0; i < moves.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            EXPECT_NE(moves[i].move.placement, moves[j].move.placement);
}

} // namespace
} // namespace lodeline::test
