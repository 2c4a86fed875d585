// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/review/review.h"

namespace lodeline::goldrush {

// A ply at which the game took a turn: much was lost by choice, or the chances changed much.
struct TurningPoint
{
    std::size_t ply = 0;
    int seat = 0;     // whose chances changed most by this ply
    double swing = 0; // by how much, negative when they fell
    // The parts of it. What is left over is what the evaluation learned from the move itself.
    double tiles = 0;  // luck of the draw
    double gold = 0;   // luck of the tokens
    double choice = 0; // lost by the mover's choice, never negative; of the mover, whoever `seat` is
};

// The largest first, at most `count`, none below `threshold` (a chance).
std::vector<TurningPoint> turningPoints(const Review& review, std::size_t count, double threshold);

// Luck and choice of one player over the whole game, in chances that were won or lost.
struct Balance
{
    double tiles = 0;      // luck of all draws, also of others
    double gold = 0;       // luck of all tokens, likewise
    double goldPoints = 0; // points above the expected value of the own tokens
    double lost = 0;       // by own choice
    int mistakes = 0;      // plies with a better move
};

std::vector<Balance> balances(const Review& review); // by seat

} // namespace lodeline::goldrush
