// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/game.h"

namespace lodeline::goldrush {

// How many tiles of the stack a seat will draw, the present turn left out, if each of them fits somewhere
// (R1.4, R2.2).
int drawsLeft(const Game& game, int seat);

// The chance, 0 to 1, that at least one of `wanted` tiles is among so many draws from a stack that lies in
// any order. Neither is more than `stack`.
double chanceToDraw(int stack, int wanted, int draws);

} // namespace lodeline::goldrush
