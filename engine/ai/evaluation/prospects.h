// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/evaluation/terms.h"
#include "engine/goldrush/game.h"

namespace lodeline {

// What most terms are worth depends on the tiles that are left: a free cowboy is worth little where they
// bring few points, a prairie much where they are full of herds. So the amount of every term is multiplied by
// a factor, a mean over these tiles, and the weights mean the same for every tile set.
using TermFactors = std::array<double, terms::kCount>;

TermFactors factorsOf(const Game& game);

} // namespace lodeline
