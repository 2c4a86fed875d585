// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/ai/lookahead.h"
#include "engine/goldrush/ai/reasons.h"

namespace lodeline::goldrush {

// Advice for the player whose turn it is.
struct Hint
{
    Move move;
    double lead = 0; // expected lead at the end, in points, after this move
    double gain = 0; // by how much the lead grows compared with the position before the move
    std::vector<Reason> reasons;
};

// The best moves that a search within the budget finds, best first, each with another placement; at least
// one.
std::vector<Hint> hints(const Game& game, std::size_t count, Budget budget, std::uint64_t seed,
                        const Weights& weights = *shippedWeights());

// The same for one legal move that somebody has in mind: "why not mine?".
Hint hintFor(const Game& game, const Move& move, Budget budget, std::uint64_t seed,
             const Weights& weights = *shippedWeights());

// The same for legal moves, in their order, all tried in the same futures: what tells them apart is the
// moves.
std::vector<Hint> hintsFor(const Game& game, std::span<const Move> moves, Budget budget, std::uint64_t seed,
                           const Weights& weights = *shippedWeights());

// Two moves from the same futures.
struct Comparison
{
    Hint best;
    Hint mine;
    bool isClear = false; // the best one leads mine by more than chance brings
};
Comparison compare(const Game& game, const Move& best, const Move& mine, Budget budget, std::uint64_t seed,
                   const Weights& weights = *shippedWeights());

} // namespace lodeline::goldrush
