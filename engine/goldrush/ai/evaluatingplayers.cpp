// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/ai/evaluatingplayers.h"

#include "engine/goldrush/ai/evaluation/ranking.h"

#include <cmath>
#include <limits>

namespace lodeline::goldrush {
namespace {

constexpr double kOverlooked = 0.22; // share of the moves a greenhorn does not see
// By how much one misjudges a move, in standard deviations of what the moves are worth.
constexpr double kMisjudgement = 0.75;

// Sum of uniform numbers: bell-shaped enough, and the same on every platform.
double bell(Random& random)
{
    constexpr std::uint32_t kScale = 1U << 20;
    double sum = 0;
    for (int i = 0; i < 12; ++i)
        sum += static_cast<double>(random.below(kScale)) / kScale;
    return sum - 6;
}

PhaseWeights weighPointsNow()
{
    PhaseWeights weights{};
    const auto countValues = [&weights](int first, int size, int groups) {
        for (int group = 0; group < groups; ++group)
            weights[static_cast<std::size_t>(first + size * group + 1)] = 1.0;
    };
    countValues(terms::kRailroad, terms::kRailroadTerms, terms::kRailroadGroups);
    countValues(terms::kMountain, terms::kMountainTerms, terms::kMountainGroups);
    countValues(terms::kCity, terms::kCityTerms, terms::kCityGroups);
    countValues(terms::kPrairie, 0, 1);
    return weights;
}

double deviation(const std::vector<ValuedMove>& moves)
{
    double sum = 0;
    double squares = 0;
    for (const ValuedMove& move : moves) {
        sum += move.margin;
        squares += move.margin * move.margin;
    }
    const auto count = static_cast<double>(moves.size());
    return std::sqrt(std::max(0.0, squares / count - (sum / count) * (sum / count)));
}

} // namespace

const PhaseWeights& pointsNow()
{
    static const PhaseWeights weights = weighPointsNow();
    return weights;
}

Move GreedyPlayer::choose(const Game& game, std::uint64_t seed, std::stop_token /*stop*/)
{
    constexpr double kSame = 1e-9;
    const std::vector<ValuedMove> moves = rankedMoves(game, Lens(game, pointsNow()));
    std::uint32_t best = 0;
    while (best < moves.size() && moves[best].margin > moves[0].margin - kSame)
        ++best;
    return moves[Random(seed).below(best)].move;
}

Move Greenhorn::choose(const Game& game, std::uint64_t seed, std::stop_token /*stop*/)
{
    Random random(seed);
    constexpr std::uint32_t kScale = 1U << 20;
    const std::vector<ValuedMove> moves = rankedMoves(game, Lens(game, pointsNow()));
    const double misjudgement = kMisjudgement * deviation(moves);
    ValuedMove best = moves.back();
    double bestSeen = -std::numeric_limits<double>::infinity();
    for (const ValuedMove& move : moves) {
        const double seen = move.margin + misjudgement * bell(random);
        if (random.below(kScale) >= kOverlooked * kScale && seen > bestSeen) {
            bestSeen = seen;
            best = move;
        }
    }
    return best.move;
}

Move Prospector::choose(const Game& game, std::uint64_t /*seed*/, std::stop_token /*stop*/)
{
    Game scratch(game);
    return bestMove(game, Lens(game, *weights_), scratch).move;
}

} // namespace lodeline::goldrush
