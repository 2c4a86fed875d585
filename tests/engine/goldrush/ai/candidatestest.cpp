// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/ai/candidates.h"

#include "engine/goldrush/ai/evaluation/ranking.h"
#include "tests/engine/goldrush/ai/positions.h"
#include "tests/engine/goldrush/ai/tinyset.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <tuple>

namespace lodeline::test {

using namespace goldrush;

namespace {

std::vector<Move> candidatesOf(const Game& game, const LookaheadSettings& settings)
{
    Budget budget = Budget::playouts(1);
    budget.start();
    std::vector<Move> moves;
    std::vector<double> evaluations;
    for (const CandidateMove& candidate : firstCandidates(game, settings, budget, *shippedWeights())) {
        EXPECT_EQ(candidate.futures, 0);
        EXPECT_EQ(candidate.margin, candidate.evaluation);
        moves.push_back(candidate.move);
        evaluations.push_back(candidate.evaluation);
    }
    EXPECT_TRUE(std::ranges::is_sorted(evaluations, std::greater{}));
    return moves;
}

std::vector<Move> rankedOf(const Game& game)
{
    std::vector<Move> moves;
    for (const ValuedMove& valued : rankedMoves(game, Lens(game)))
        moves.push_back(valued.move);
    return moves;
}

using Station = std::tuple<int, int, Rotation, FeatureKind>; // where a cowboy may stand

Station stationOf(const Move& move)
{
    const auto& [at, rotation] = move.placement;
    return {at.x, at.y, rotation, move.action.segment.kind};
}

bool placesCowboy(const Move& move)
{
    return move.action.type == Action::Type::Cowboy;
}

TEST(Candidates, areTheBestOfTheEvaluation)
{
    const Game game = position(classicSet(), 7, 2, 24);
    const std::vector<Move> ranked = rankedOf(game);
    ASSERT_GT(ranked.size(), 20U);
    EXPECT_EQ(candidatesOf(game, {.candidates = 20}), std::vector(ranked.begin(), ranked.begin() + 20));
}

// The better half by the evaluation alone, the others the best cowboy of each kind with each placement.
TEST(Candidates, areCowboysInTheSecondHalfWhereTheyAreWanted)
{
    int otherwise = 0;
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        const Game game = position(classicSet(), seed, 2, 24);
        const std::vector<Move> ranked = rankedOf(game);
        constexpr std::size_t kHalf = 5;
        std::vector<Move> expected(ranked.begin(), ranked.begin() + kHalf);
        std::set<Station> seen;
        for (std::size_t i = 0; expected.size() < 9 && i < ranked.size(); ++i)
            if (placesCowboy(ranked[i]) && seen.insert(stationOf(ranked[i])).second && i >= kHalf)
                expected.push_back(ranked[i]);
        if (expected.size() < 9) // nobody is left to be placed
            continue;
        const std::vector<Move> moves = candidatesOf(game, {.candidates = 9, .cowboysToo = true});
        EXPECT_TRUE(std::ranges::is_permutation(moves, expected)) << seed;
        otherwise += candidatesOf(game, {.candidates = 9}) == expected ? 0 : 1;
    }
    EXPECT_GT(otherwise, 3);
}

TEST(Candidates, areOthersWhereThereAreTooFewCowboys)
{
    const Game game = position(classicSet(), 7, 2, 24);
    const std::vector<Move> ranked = rankedOf(game);
    std::set<Station> stations;
    for (const Move& move : ranked)
        if (placesCowboy(move))
            stations.insert(stationOf(move));
    const int width = 2 * static_cast<int>(stations.size()) + 20;
    ASSERT_GT(ranked.size(), static_cast<std::size_t>(width));
    const std::vector<Move> some = candidatesOf(game, {.candidates = width, .cowboysToo = true});
    EXPECT_EQ(some.size(), static_cast<std::size_t>(width));
    std::vector<Move> all = candidatesOf(game, {.candidates = kMostCandidates * 16, .cowboysToo = true});
    EXPECT_EQ(all.size(), ranked.size());
    EXPECT_TRUE(std::ranges::is_permutation(all, ranked));
}

TEST(Candidates, placeTheTileAlikeOnlySoOften)
{
    const Game game = position(classicSet(), 7, 2, 24);
    std::map<std::tuple<int, int, Rotation>, int> alike;
    const auto count = [&](const Move& move) -> int& {
        const auto& [at, rotation] = move.placement;
        return alike[{at.x, at.y, rotation}];
    };
    int expected = 0;
    for (const Move& move : rankedOf(game))
        expected += ++count(move) <= 2 ? 1 : 0;
    ASSERT_GT(alike.size(), 1U);
    alike.clear();
    int most = 0;
    const std::vector<Move> moves =
        candidatesOf(game, {.candidates = kMostCandidates, .cowboysToo = true, .actionsPerPlacement = 2});
    for (const Move& move : moves)
        most = std::max(most, ++count(move));
    EXPECT_EQ(most, 2);
    EXPECT_EQ(moves.size(), static_cast<std::size_t>(std::min(expected, kMostCandidates)));
}

// Ten moves are halved four times, each time after two futures for each of the ten.
TEST(Candidates, areMoreWhereFewFuturesAreEnoughForTheFirst)
{
    const Game game = position(classicSet(), 7, 2, 24);
    const LookaheadSettings settings{
        .candidates = 4, .mostCandidates = 20, .firstFutures = 2, .depth = {.plies = 0}};
    const auto width = [&](int playouts) {
        return firstCandidates(game, settings, Budget::playouts(playouts), *shippedWeights()).size();
    };
    EXPECT_EQ(width(79), 9U);
    EXPECT_EQ(width(80), 10U);
}

// By the clock five playouts of six plies a millisecond are expected, and each move is to come to four.
TEST(Candidates, areFewerWithLittleTime)
{
    const Game game = beforeThePeaks(70);
    const auto width = [&](Budget budget) {
        budget.start();
        const LookaheadSettings settings{.candidates = 256, .depth = {.plies = 600}};
        return firstCandidates(game, settings, budget, *shippedWeights()).size();
    };
    EXPECT_EQ(width(Budget::time(std::chrono::seconds(16))), 200U);
    EXPECT_EQ(width(Budget::time(std::chrono::seconds(100))), 256U);
    EXPECT_EQ(width(Budget::playouts(1)), 256U);
}

} // namespace
} // namespace lodeline::test
