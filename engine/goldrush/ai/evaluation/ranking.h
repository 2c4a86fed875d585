// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/budget.h"
#include "engine/goldrush/ai/evaluation/lens.h"

#include <vector>

namespace lodeline::goldrush {

// A move in phase Place, and what the evaluation says of the position after it.
struct ValuedMove
{
    Move move;
    double margin = 0; // points, as Evaluation::margin
};

// The same margin, so that moves can be put in order by it: what is no number, as weights beyond all bounds
// bring about, is the worst.
double comparable(double margin);

// The move of the best evaluation for the player whose turn it is. `scratch` saves the making of a game;
// it may hold anything. When the budget comes to its end meanwhile, the best one that was found by then.
ValuedMove bestMove(const Game& game, const Lens& lens, Game& scratch, const Budget* budget = nullptr);

// All moves with their evaluation, best first; of rotations that look alike only the first. When the budget
// comes to its end meanwhile, those that were found by then, at least one.
std::vector<ValuedMove> rankedMoves(const Game& game, const Lens& lens, const Budget* budget = nullptr);

// The same of all moves that lay the tile so.
std::vector<ValuedMove> rankedActions(const Game& game, const Lens& lens, const Placement& placement);

} // namespace lodeline::goldrush
