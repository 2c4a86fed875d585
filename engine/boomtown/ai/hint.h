// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boomtown/ai/reasons.h"
#include "engine/core/budget.h"

namespace lodeline::boomtown {

// Advice for the player whose turn it is.
struct Hint
{
    Move move;
    double lead = 0; // expected lead at the end, in points, after this move
    double gain = 0; // by how much the lead grows at once
    std::vector<Reason> reasons{};
};

// The best moves that a search within the budget finds, best first, each with another card or, where there
// is only one, another placement; at least one. Of the two ways of a card in one place that bring as much
// only one is there. The game is not over.
std::vector<Hint> hints(const Game& game, std::size_t count, Budget budget);

// The same for one legal move that somebody has in mind, by a search as wide as that for one move.
Hint hintFor(const Game& game, const Move& move, Budget budget);

// The best move and a legal one that somebody has in mind ("why not mine?"), both from one search, so that
// the difference is that of the moves; the same where none is better. It looks as wide and as deep as hints()
// of `count` moves.
struct Comparison
{
    Hint best;
    Hint mine;
};
Comparison compare(const Game& game, const Move& move, Budget budget, std::size_t count);

} // namespace lodeline::boomtown
