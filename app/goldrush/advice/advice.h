// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/advice/effort.h"
#include "engine/goldrush/ai/hint.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace lodeline::goldrush {

// What is said about one turn.
struct Advice
{
    std::vector<Hint> best; // best first
    // The move that was asked about; the best one itself when none is clearly better.
    std::optional<Hint> mine;

    // By how many points the move that was asked about is behind the best one; 0 when nothing clearly better
    // was found.
    double behind() const;
};

// The best moves of a turn that begins at `game` (phase Place), at most `count`. When the tile lies at
// `placed` already, those with that placement.
Advice bestMoves(const Game& game, const std::optional<Placement>& placed, std::size_t count,
                 const app::Effort& effort, std::uint64_t seed, const std::stop_token& stop = {},
                 const Weights& weights = *shippedWeights());

// The best move, and the one that somebody has in mind: with the best action where none is given.
Advice whyNot(const Game& game, const Placement& placement, const std::optional<Action>& action,
              const app::Effort& effort, std::uint64_t seed, const std::stop_token& stop = {},
              const Weights& weights = *shippedWeights());

} // namespace lodeline::goldrush
