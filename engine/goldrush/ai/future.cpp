// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/ai/future.h"

#include "engine/goldrush/ai/evaluation/evaluation.h"

namespace lodeline::goldrush {

const Game& Future::after(const Move& move, int viewer, int plies, std::uint64_t seed)
{
    return *after(move, viewer, plies, seed, Budget::playouts(1));
}

const Game* Future::after(const Move& move, int viewer, int plies, std::uint64_t seed, const Budget& budget)
{
    Random random(seed);
    play_ = root_.resampled(viewer, random);
    play_.play(move);
    left_ = leftNow_;
    left_.follow(play_);
    for (int ply = 0; ply < plies && play_.phase() != Game::Phase::Over; ++ply) {
        play_.play(bestMove(play_, Lens(play_, left_, Lens::Of::Moves, weights_), scratch_, &budget).move);
        if (budget.exhausted())
            return nullptr;
        left_.follow(play_);
    }
    return &play_;
}

} // namespace lodeline::goldrush
