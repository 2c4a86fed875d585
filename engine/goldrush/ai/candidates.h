// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/ai/lookahead.h"

#include <vector>

namespace lodeline::goldrush {

// The moves that a search begins with, not tried yet, best first: those that the evaluation likes best, and
// cowboys where the settings want them. As many as the settings allow with such a budget, which has been
// started; by the clock so few that all of them come to some futures, also on a large board or with many
// plies. With the last tile there is nothing to look ahead to: then as many as 8192.
std::vector<CandidateMove> firstCandidates(const Game& game, const LookaheadSettings& settings,
                                           const Budget& budget, const Weights& weights);

} // namespace lodeline::goldrush
