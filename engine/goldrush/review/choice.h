// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/review/review.h"

namespace lodeline::goldrush {

// Looks for a move that is clearly better than `played`, a legal one: looking ahead names a few, and these
// are tried in the same sampled futures, in which the players then go on by the evaluation. Nothing when none
// stands out from chance, or when stopped. `observer`: of this position.
std::optional<BetterMove> findBetter(const Game& game, const Move& played, const Observer& observer,
                                     const ReviewSettings& settings, std::uint64_t seed,
                                     const std::stop_token& stop);

} // namespace lodeline::goldrush
