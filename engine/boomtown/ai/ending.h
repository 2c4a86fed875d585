// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boomtown/ai/lookahead.h"

#include <limits>

namespace lodeline::boomtown {

inline constexpr std::size_t kEndingCards = 6; // to be placed yet, where an ending begins

inline constexpr std::size_t kEveryPlace = std::numeric_limits<std::size_t>::max();

bool isEnding(const Game& game);

// The move that leads to the best end against best play, with the lead that it leads to: every draft and
// every placement of both is taken into account. `first` is tried first; the better it is, the less is left
// to be looked at. Uses a playout of the budget for each survey. With a
// `width` only so many placements of each card count, those that bring most at once, but all of a player's
// last card. Nothing where the budget does not last. The game is in an ending and not over.
std::optional<CandidateMove> solveEnding(const Game& game, const Move& first, Budget& budget,
                                         std::size_t width = kEveryPlace);

// The lead that a legal move leads to against best play, likewise.
std::optional<int> leadInEnding(const Game& game, const Move& move, Budget& budget);

} // namespace lodeline::boomtown
