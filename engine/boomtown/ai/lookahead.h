// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boomtown/ai/appraisal.h"
#include "engine/boomtown/ai/player.h"
#include "engine/core/budget.h"

#include <vector>

namespace lodeline::boomtown {

// How wide and how deep one pass of a search looks.
struct Pass
{
    int placements = 1; // of each card that can be taken now, by the points they bring
    int plies = 0;      // drafts after the move, in which every card lies where it brings most at once
};

struct LookaheadSettings
{
    std::vector<Pass> passes{}; // one after the other while the budget lasts; the first is always finished
    int mostSkipped = kCircle;
    // In an ending these come in place of the others; then it is solved, with so many placements of a card
    // that count, one after the other while the budget lasts. Without widths an ending is nothing special.
    std::vector<Pass> endingPasses{};
    std::vector<std::size_t> endingWidths{};
};

struct CandidateMove
{
    Move move;
    int lead = 0; // in hundredths of a point, at the end or as far as the pass has looked
};

struct Wanted
{
    std::size_t best = 1;       // so many are told apart exactly, the others are no better than they say
    std::optional<Move> also{}; // is a candidate, too, and told exactly
};

// The candidates, best first; at least one. Exact is what it says as far as the last pass has looked. The
// game is not over.
std::vector<CandidateMove> lookAhead(const Game& game, const LookaheadSettings& settings, Budget budget,
                                     const Wanted& wanted = {});

class LookaheadPlayer : public Player
{
public:
    LookaheadPlayer(LookaheadSettings settings, Budget budget)
        : settings_(std::move(settings))
        , budget_(std::move(budget))
    {
    }
    Move choose(const Game& game, std::uint64_t seed, std::stop_token stop = {}) override;
    const Budget& budget() const { return budget_; } // for a move

private:
    LookaheadSettings settings_;
    Budget budget_;
};

} // namespace lodeline::boomtown
