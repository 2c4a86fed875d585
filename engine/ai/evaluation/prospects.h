// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/evaluation/terms.h"
#include "engine/goldrush/game.h"

namespace lodeline {

// A term that is no sum of points is worth the more, the more the tiles that are left bring: a free cowboy
// where they are worth many points, a prairie where they are full of herds. The amounts of these terms are
// multiplied by what these tiles (for gold, all tokens of the set) bring on average, so that the same weights
// hold for every tile set; the other factors are 1. Of the tiles that are left only their numbers count.
using TermFactors = std::array<double, terms::kCount>;

TermFactors factorsOf(const Game& game);

} // namespace lodeline
