// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/review/review.h"

namespace lodeline::goldrush {

// Looks for a move that is clearly better than `played`, a legal one: looking ahead names a few, some sampled
// futures tell which is the best of these, and that one is tried against `played` in twice as many others.
// The players go on in them by the evaluation. Nothing when it does not stand out from chance, or when
// stopped. `observer`: of this position.
std::optional<BetterMove> findBetter(const Game& game, const Move& played, const Observer& observer,
                                     const ReviewSettings& settings, std::uint64_t seed,
                                     const std::stop_token& stop);

} // namespace lodeline::goldrush
