// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/ai/evaluation/ranking.h"

#include "engine/goldrush/ai/evaluation/evaluation.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <optional>

namespace lodeline::goldrush {
namespace {

// Placements that are evaluated between two looks at the clock.
constexpr int kUnwatched = 16;

// Calls visit(function that gives the move, margin) for every move with that placement. `before`: of the
// game.
template <typename Visit>
void forEachAction(const Game& game, const Evaluation& before, const Lens& lens, const Placement& placement,
                   Game& scratch, Visit& visit)
{
    scratch = game;
    scratch.place(placement);
    const Evaluation evaluation(before, scratch, lens);
    const ActionSet actions = scratch.legalActions();
    actions.forEach([&](int a, ActionSet::OnNode action) {
        visit([&] { return Move{placement, actions[a]}; }, comparable(evaluation.marginAfter(action)));
    });
}

// The same for every move, rotations that look alike left out. Ends early, but not before the first, when the
// budget, if there is one, is exhausted.
template <typename Visit>
void forEachMove(const Game& game, const Lens& lens, Game& scratch, const Budget* budget, Visit visit)
{
    int evaluated = 0;
    const Evaluation before(game, lens, game.player());
    const unsigned distinct = game.set().design(*game.drawn()).distinctRotations;
    const PlacementSet placements = game.legalPlacements();
    for (int p = 0; p < placements.size(); ++p) {
        const Placement placement = placements[p];
        if ((distinct >> index(placement.rotation) & 1U) == 0)
            continue;
        if (budget && evaluated % kUnwatched == 1 && budget->exhausted())
            return;
        ++evaluated;
        forEachAction(game, before, lens, placement, scratch, visit);
    }
}

} // namespace

double comparable(double margin)
{
    return std::isnan(margin) ? -std::numeric_limits<double>::infinity() : margin;
}

ValuedMove bestMove(const Game& game, const Lens& lens, Game& scratch, const Budget* budget)
{
    std::optional<ValuedMove> best;
    forEachMove(game, lens, scratch, budget, [&](auto move, double margin) {
        if (!best || margin > best->margin)
            best = {move(), margin};
    });
    return best.value();
}

std::vector<ValuedMove> rankedMoves(const Game& game, const Lens& lens, const Budget* budget)
{
    Game scratch(game);
    std::vector<ValuedMove> moves;
    forEachMove(game, lens, scratch, budget, [&](auto move, double margin) {
        moves.push_back({move(), margin});
    });
    std::ranges::stable_sort(moves, std::greater{}, &ValuedMove::margin);
    return moves;
}

std::vector<ValuedMove> rankedActions(const Game& game, const Lens& lens, const Placement& placement)
{
    Game scratch(game);
    std::vector<ValuedMove> moves;
    auto add = [&](auto move, double margin) { moves.push_back({move(), margin}); };
    forEachAction(game, Evaluation(game, lens, game.player()), lens, placement, scratch, add);
    std::ranges::stable_sort(moves, std::greater{}, &ValuedMove::margin);
    return moves;
}

} // namespace lodeline::goldrush
