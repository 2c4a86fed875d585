// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/boomtown/advice/advice.h"

#include "engine/boomtown/ai/worth.h"

#include <algorithm>

namespace lodeline::boomtown {
namespace {

// The move with the card of the thought at the place that brings most: later if a search has found it, else
// at once.
Move atBestPlace(const Game& game, Move move, const std::vector<Hint>& searched)
{
    const auto found = std::ranges::find_if(searched, [&move](const Hint& hint) {
        return hint.move.type == move.type && hint.move.skip == move.skip;
    });
    move.placement = found != searched.end() ? found->move.placement
                                             : worthOf(game, game.player(), game.cardOf(move)).placement;
    return move;
}

} // namespace

double Advice::behind() const
{
    return mine && !best.empty() ? std::max(best.front().lead - mine->lead, 0.0) : 0.0;
}

Advice bestMoves(const Game& game, std::size_t count, const app::Effort& effort, const std::stop_token& stop)
{
    return {hints(game, count, effort.part(1, stop)), {}};
}

Advice whyNot(const Game& game, const Thought& thought, const app::Effort& effort,
              const std::stop_token& stop)
{
    constexpr double kPlacing = 0.4; // of the effort, where a place is to be found first
    Move move = thought.move;
    if (!thought.isPlaced)
        move = atBestPlace(game, move, hints(game, kCircle, effort.part(kPlacing, stop)));
    const Comparison found =
        compare(game, move, effort.part(thought.isPlaced ? 1 : 1 - kPlacing, stop), kAdvised);
    return {{found.best}, found.mine};
}

} // namespace lodeline::boomtown
