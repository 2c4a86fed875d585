// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/ai/evaluatingplayers.h"

#include "engine/goldrush/ai/evaluation/ranking.h"

#include <cmath>
#include <limits>

namespace lodeline::goldrush {
namespace {

constexpr double kOverlooked = 0.22; // share of the moves a greenhorn does not see
// By how much one misjudges a move, in standard deviations of what the moves are worth.
constexpr double kMisjudgement = 0.48;

// Sum of uniform numbers: bell-shaped enough, and the same on every platform.
double bell(Random& random)
{
    constexpr std::uint32_t kScale = 1U << 20;
    double sum = 0;
    for (int i = 0; i < 12; ++i)
        sum += static_cast<double>(random.below(kScale)) / kScale;
    return sum - 6;
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

Move Prospector::choose(const Game& game, std::uint64_t /*seed*/, std::stop_token /*stop*/)
{
    Game scratch(game);
    return bestMove(game, Lens(game, *weights_), scratch).move;
}

Move Greenhorn::choose(const Game& game, std::uint64_t seed, std::stop_token /*stop*/)
{
    Random random(seed);
    constexpr std::uint32_t kScale = 1U << 20;
    const std::vector<ValuedMove> moves = rankedMoves(game, Lens(game, *weights_));
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

} // namespace lodeline::goldrush
