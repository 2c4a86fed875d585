// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/advice/advice.h"

#include "engine/goldrush/ai/evaluation/ranking.h"

#include <algorithm>

namespace lodeline::goldrush {
namespace {

// The moves with one placement, best first: those that the evaluation likes, since a late turn of a large set
// has a mine or a tent on every mountain to offer.
std::vector<Hint> movesAt(const Game& game, const Placement& placement, const app::Effort& effort,
                          double share, std::uint64_t seed, const std::stop_token& stop,
                          const Weights& weights)
{
    constexpr std::size_t kMost = 8;
    std::vector<Move> moves;
    for (const ValuedMove& valued : rankedActions(game, Lens(game, weights), placement))
        if (moves.size() < kMost)
            moves.push_back(valued.move);
    std::vector<Hint> hints = hintsFor(game, moves, effort.part(share, stop), seed, weights);
    std::ranges::stable_sort(hints, std::ranges::greater{}, &Hint::lead);
    return hints;
}

} // namespace

double Advice::behind() const
{
    return mine && !best.empty() ? std::max(best.front().lead - mine->lead, 0.0) : 0.0;
}

Advice bestMoves(const Game& game, const std::optional<Placement>& placed, std::size_t count,
                 const app::Effort& effort, std::uint64_t seed, const std::stop_token& stop,
                 const Weights& weights)
{
    Advice advice;
    if (placed) {
        advice.best = movesAt(game, *placed, effort, 1.0, seed, stop, weights);
        advice.best.resize(std::min(count, advice.best.size()));
        return advice;
    }
    // The search knows the worse ones from fewer futures: the same ones for all make them comparable.
    std::vector<Move> moves;
    for (const Hint& hint : hints(game, count, effort.part(0.6, stop), seed, weights))
        moves.push_back(hint.move);
    advice.best = hintsFor(game, moves, effort.part(0.4, stop), seed, weights);
    std::ranges::stable_sort(advice.best, std::ranges::greater{}, &Hint::lead);
    return advice;
}

Advice whyNot(const Game& game, const Placement& placement, const std::optional<Action>& action,
              const app::Effort& effort, std::uint64_t seed, const std::stop_token& stop,
              const Weights& weights)
{
    const Move best = hints(game, 1, effort.part(0.4, stop), seed, weights).front().move;
    const Move mine = action ? Move{placement, *action}
                             : movesAt(game, placement, effort, 0.2, seed, stop, weights).front().move;
    // In other futures than those that made it the best.
    const Comparison found = compare(game, best, mine, effort.part(0.4, stop), ~seed, weights);
    return {{found.isClear ? found.best : found.mine}, found.mine};
}

} // namespace lodeline::goldrush
