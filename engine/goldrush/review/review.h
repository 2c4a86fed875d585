// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/ai/depth.h"
#include "engine/goldrush/ai/reasons.h"
#include "engine/goldrush/files/record.h"
#include "engine/goldrush/review/outlook.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace lodeline::goldrush {

// A look back on a game, as a fair observer sees it who knows neither the order of the tiles nor the tokens
// that are still to be taken. Of a finished game the observer has seen the tokens that each player held at
// every moment (R7.4); of one that goes on nobody's.
//
// The chances of winning come from the evaluation: each tile that might be drawn is laid as the evaluation
// likes it best, and what the players may then expect at the end becomes chances, by how far such
// expectations are off with this tile set. That is exact about the draw and has no noise, so that luck adds
// up. What a move could have been is found by trying it and the best of its rivals in the same sampled
// futures.

// A better move than the one that was played.
struct BetterMove
{
    Move move;
    double chance = 0; // of winning that the mover gave away, 0 to 1
    double played = 0; // chance of winning that was left with the move that was played, by the same futures
    double points = 0; // of the lead that the mover gave away
    std::vector<Reason> reasons;
};

struct PlyReview
{
    int player = 0;
    int design = 0; // the tile
    Move played;
    Outlook before; // the turn begins, the tile is not drawn yet
    Outlook drawn;  // the tile is known, and is going to be played well
    // What chances changed by the values of the tokens taken in this turn, against their expected value,
    // and how many points these brought above it.
    std::array<double, kMaxPlayers> goldLuck{};
    std::array<double, kMaxPlayers> goldPoints{};
    // Nothing when no better move was found, or this ply has not been looked into yet.
    std::optional<BetterMove> better{};
    bool searched = false;
    std::vector<Reason> reasons{}; // for the move that was played

    // What the drawn tile changed for a player, against the mean of all tiles that could have been drawn.
    double tileLuck(int seat) const
    {
        return drawn.chance[static_cast<std::size_t>(seat)] - before.chance[static_cast<std::size_t>(seat)];
    }
    // The chances that the mover lost by choice.
    double lost() const { return better ? better->chance : 0.0; }
};

struct Review
{
    int players = 0;
    bool finished = false; // the game, not the review
    std::vector<PlyReview> plies;
    Outlook end; // after the last move

    const Outlook& after(std::size_t ply) const
    {
        return ply + 1 < plies.size() ? plies[ply + 1].before : end;
    }
};

struct ReviewSettings
{
    int candidates = 4;     // moves of which the best is tried against the one that was played
    int scouting = 2000;    // playouts by which these are found among all
    int futures = 128;      // both are tried in
    Depth depth = kDeepest; // of each future
    std::uint64_t seed = 1;
    int jobs = 1; // threads; the result does not depend on it
};

// Is told from the threads how the review gets on, one call at a time.
class ReviewListener
{
public:
    virtual ~ReviewListener() = default;
    // The chances and the luck of all plies are there; choices are still to come.
    virtual void outlooksKnown(const Review& review) = 0;
    // A ply was searched for a better move; `done` of them all have been. Those with the largest losses on
    // the curve come first.
    virtual void plySearched(std::size_t ply, const PlyReview& review, int done) = 0;
};

// By the weights that the record goes by (weightsOf). Problems when a move of it is not legal. A review that
// was stopped holds what it has found.
Result<Review> reviewGame(const GameRecord& record, const ReviewSettings& settings, ReviewListener& listener,
                          const std::stop_token& stop);

} // namespace lodeline::goldrush
