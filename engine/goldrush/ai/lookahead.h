// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/budget.h"
#include "engine/core/series/paireddifference.h"
#include "engine/goldrush/ai/depth.h"
#include "engine/goldrush/ai/evaluation/terms.h"
#include "engine/goldrush/ai/player.h"

#include <span>

namespace lodeline::goldrush {

// Of those who take all the breadth that their budget allows.
inline constexpr int kMostCandidates = 256;

// Looks ahead from some moves: each is tried in the same sampled futures (tiles to come, tokens of others),
// in which all players then play by the evaluation for some plies and the position reached is evaluated, or
// scored where the game ends. The worse half, by these futures and by the evaluation together, is dropped
// again and again while the budget is used up (sequential halving). What the evaluation is blind to is found
// among the moves that it likes less, so a larger budget begins with more of them.
struct LookaheadSettings
{
    int candidates = 1;     // moves looked at
    int mostCandidates = 0; // so many with a budget for `firstFutures` each before the first are dropped
    int firstFutures = 8;
    // What the evaluation alone says of a move counts as much as so many futures, 1 and more.
    int evaluationFutures = 8;
    // The second half of the candidates are cowboys, as far as there are any: the best on each kind of
    // feature for each placement. The evaluation takes features one by one, so it does not see that a cowboy
    // may come to share what others have built.
    bool cowboysToo = false;
    Depth depth = {};
    int actionsPerPlacement = 1000; // at most so many candidates place the tile alike
    int threads = 1;                // makes no difference to what a budget of playouts comes to
};

// Of those who see as much as pays: the strongest computer player and the hint; the review in the depth that
// it is asked for.
inline constexpr LookaheadSettings kFarSeeing{.candidates = 64,
                                              .mostCandidates = kMostCandidates,
                                              .firstFutures = 2,
                                              .evaluationFutures = 2,
                                              .cowboysToo = true,
                                              .depth = kDeepest};

struct CandidateMove
{
    Move move;
    double evaluation = 0; // margin by the evaluation alone
    double margin = 0;     // mean over the futures tried; without any, by the evaluation
    int futures = 0;
};

// The candidates, best first. `game` is in phase Place; the viewer is the player whose turn it is.
std::vector<CandidateMove> lookAhead(const Game& game, const LookaheadSettings& settings, Budget budget,
                                     Random random, const Weights& weights = *shippedWeights());

// The same futures for a single legal move.
CandidateMove tryMove(const Game& game, const Move& move, const LookaheadSettings& settings, Budget budget,
                      Random random, const Weights& weights = *shippedWeights());

// Legal moves that were all tried in the same futures.
struct TriedMoves
{
    std::vector<CandidateMove> moves;            // as they were named
    std::vector<PairedDifference> behindFirst{}; // by move: how much it is behind the first one, in points
};
TriedMoves tryMoves(const Game& game, std::span<const Move> moves, const LookaheadSettings& settings,
                    Budget budget, Random random, const Weights& weights = *shippedWeights());

class LookaheadPlayer : public Player
{
public:
    LookaheadPlayer(LookaheadSettings settings, Budget budget, SharedWeights weights = shippedWeights())
        : settings_(settings)
        , budget_(std::move(budget))
        , weights_(std::move(weights))
    {
    }
    Move choose(const Game& game, std::uint64_t seed, std::stop_token stop = {}) override;
    // What it chooses among, the chosen one first.
    std::vector<CandidateMove> consider(const Game& game, std::uint64_t seed, std::stop_token stop = {});

private:
    LookaheadSettings settings_;
    Budget budget_;
    SharedWeights weights_;
};

} // namespace lodeline::goldrush
