// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/advice/advice.h"

#include <algorithm>

namespace lodeline::goldrush {
namespace {

std::vector<Action> actionsAfter(const Game& game, const Placement& placement)
{
    Game placed = game;
    placed.place(placement);
    return placed.legalActions().toVector();
}

// All moves with one placement, best first.
std::vector<Hint> movesAt(const Game& game, const Placement& placement, const app::Effort& effort,
                          double share, std::uint64_t seed, const std::stop_token& stop,
                          const Weights& weights)
{
    const std::vector<Action> actions = actionsAfter(game, placement);
    const double each = share / static_cast<double>(actions.size());
    std::vector<Hint> hints;
    for (const Action& action : actions)
        hints.push_back(hintFor(game, {placement, action}, effort.part(each, stop), seed, weights));
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
    advice.best = hints(game, count, effort.part(0.6, stop), seed, weights);
    const double each = 0.4 / static_cast<double>(advice.best.size());
    for (Hint& hint : advice.best)
        hint = hintFor(game, hint.move, effort.part(each, stop), seed, weights);
    std::ranges::stable_sort(advice.best, std::ranges::greater{}, &Hint::lead);
    return advice;
}

Advice whyNot(const Game& game, const Placement& placement, const std::optional<Action>& action,
              const app::Effort& effort, std::uint64_t seed, const std::stop_token& stop,
              const Weights& weights)
{
    Advice advice;
    advice.best = hints(game, 1, effort.part(0.5, stop), seed, weights);
    Hint& best = advice.best.front();
    if (action)
        advice.mine = hintFor(game, {placement, *action}, effort.part(0.25, stop), seed, weights);
    else
        advice.mine = movesAt(game, placement, effort, 0.25, seed, stop, weights).front();
    // Both in the same futures, so that the difference is that of the moves.
    best = hintFor(game, best.move, effort.part(0.25, stop), seed, weights);
    if (advice.mine->move == best.move || advice.mine->lead >= best.lead)
        best = *advice.mine;
    return advice;
}

} // namespace lodeline::goldrush
