// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/advice/effort.h"
#include "engine/boomtown/ai/hint.h"

#include <optional>
#include <vector>

namespace lodeline::boomtown {

// Moves in the list of a hint. A comparison is searched for as widely, so that with the same effort both name
// the same best move.
inline constexpr std::size_t kAdvised = 3;

// What is said about one turn.
struct Advice
{
    std::vector<Hint> best;   // best first
    std::optional<Hint> mine; // the move that was asked about; the best one itself when none is better

    // By how many points the move that was asked about is behind the best one; 0 when nothing better was
    // found.
    double behind() const;
};

// The best moves, at most `count`.
Advice bestMoves(const Game& game, std::size_t count, const app::Effort& effort,
                 const std::stop_token& stop = {});

// A move that somebody has in mind, or only its card.
struct Thought
{
    Move move;
    bool isPlaced = true; // else the placement means nothing

    friend bool operator==(const Thought&, const Thought&) = default;
};

// The best move, searched for as a hint is, and the one that somebody has in mind: at its best place where
// none is given.
Advice whyNot(const Game& game, const Thought& thought, const app::Effort& effort,
              const std::stop_token& stop = {});

} // namespace lodeline::boomtown
