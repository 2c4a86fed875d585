// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/budget.h"
#include "engine/goldrush/ai/evaluation/lens.h"
#include "engine/goldrush/ai/evendraws.h"

namespace lodeline::goldrush {

// Plays a game on as it may go: what the viewer cannot see is drawn anew, the tiles evenly over the futures
// of a search, and all players follow the evaluation.
class Future
{
public:
    // Both must live as long.
    Future(const Game& game, const Weights& weights)
        : root_(game)
        , weights_(weights)
        , play_(game)
        , scratch_(game)
        , leftNow_(game)
        , left_(leftNow_)
        , draws_(game)
    {
    }

    // The game after `move` and at most `plies` more, in a future that is the same for every move. `viewer`
    // as for Game::resampled. Stays until the next call.
    const Game& after(const Move& move, int viewer, int plies, FutureNumber number);
    // The same; null when the budget comes to its end meanwhile.
    const Game* after(const Move& move, int viewer, int plies, FutureNumber number, const Budget& budget);
    // Those of the game that after() returned.
    const TilesLeft& tilesLeft() const { return left_; }

private:
    void draw(int ply);

    const Game& root_;
    const Weights& weights_;
    Game play_;
    Game scratch_;
    TilesLeft leftNow_; // of the root
    TilesLeft left_;
    EvenDraws draws_;
};

} // namespace lodeline::goldrush
