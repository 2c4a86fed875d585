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
    int placements = 1; // of each card that can be taken now, by the taste
    int plies = 0;      // drafts after the move, in which every card lies where the taste likes it best
};

struct LookaheadSettings
{
    Taste taste;
    std::vector<Pass> passes; // one after the other while the budget lasts; the first is always finished
    int mostSkipped = kCircle;
    std::vector<Pass>
        endingPasses{}; // in place of the others in an ending, which is then solved if there is time
};

struct CandidateMove
{
    Move move;
    int lead = 0; // in hundredths of a point, at the end or as far as the pass has looked
};

// The candidates, best first; at least one. The leads of the first `exact` are exact as far as the last pass
// has looked, the others have this lead at most.
std::vector<CandidateMove> lookAhead(const Game& game, const LookaheadSettings& settings, Budget budget,
                                     std::size_t exact = 1);

// The same for a single legal move.
CandidateMove tryMove(const Game& game, const Move& move, const LookaheadSettings& settings, Budget budget);

class LookaheadPlayer : public Player
{
public:
    LookaheadPlayer(LookaheadSettings settings, Budget budget)
        : settings_(std::move(settings))
        , budget_(std::move(budget))
    {
    }
    Move choose(const Game& game, std::uint64_t seed, std::stop_token stop = {}) override;

private:
    LookaheadSettings settings_;
    Budget budget_;
};

} // namespace lodeline::boomtown
