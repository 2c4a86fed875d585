// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/ai/future.h"

#include "engine/goldrush/ai/evaluation/ranking.h"

namespace lodeline::goldrush {

const Game& Future::after(const Move& move, int viewer, int plies, FutureNumber number)
{
    return *after(move, viewer, plies, number, Budget::playouts(1));
}

const Game* Future::after(const Move& move, int viewer, int plies, FutureNumber number, const Budget& budget)
{
    Random random(number.seed + number.number);
    draws_.begin(number);
    play_ = root_.resampled(viewer, random);
    play_.play(move);
    left_ = leftNow_;
    draw(0);
    for (int ply = 0; ply < plies && play_.phase() != Game::Phase::Over; ++ply) {
        play_.play(bestMove(play_, Lens(play_, left_, Lens::Of::Moves, weights_), scratch_, &budget).move);
        if (budget.exhausted())
            return nullptr;
        draw(ply + 1);
    }
    return &play_;
}

void Future::draw(int ply)
{
    if (play_.phase() == Game::Phase::Place)
        draws_.redraw(play_, ply);
    left_.follow(play_);
}

} // namespace lodeline::goldrush
