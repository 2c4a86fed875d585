// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boomtown/ai/reasons.h"
#include "engine/boomtown/files/record.h"

#include <optional>
#include <stop_token>

namespace lodeline::boomtown {

// A look back on a game. Nothing is hidden and nothing is drawn, so that only what the players choose changes
// what they may hope for.

// What a position promises the players.
struct Outlook
{
    double lead = 0;                       // of seat 0 at the end, in points, expected
    std::array<double, kPlayers> chance{}; // of winning, by seat; a shared win counts half, the sum is 1
};

// A better move than the one that was played.
struct BetterMove
{
    Move move;
    double chance = 0; // of winning that the mover gave away, 0 to 1
    double points = 0; // of the lead that the mover gave away
    std::vector<Reason> reasons;
};

struct PlyReview
{
    int player = 0;
    Move played;
    Outlook before;
    std::optional<BetterMove>
        better{};                  // nothing when none was found, or the ply has not been looked into yet
    std::vector<Reason> reasons{}; // for the move that was played
    int givenAway = 0;             // points that cards which were passed over bring the opponent at once
};

struct Review
{
    bool finished = false; // the game, not the review
    std::vector<PlyReview> plies;
    Outlook end; // after the last move

    const Outlook& after(std::size_t ply) const
    {
        return ply + 1 < plies.size() ? plies[ply + 1].before : end;
    }
};

// Is told how the review gets on, from the last ply to the first.
class ReviewListener
{
public:
    virtual ~ReviewListener() = default;
    virtual void plyReviewed(std::size_t ply, const Review& review, int done) = 0;
};

// `surveys`: a ply is searched with so many. Problems when a move of the record is not legal. A review that
// was stopped holds what it has found.
Result<Review> reviewGame(const GameRecord& record, int surveys, ReviewListener& listener,
                          const std::stop_token& stop);

// The chance to win of somebody who is expected to lead by so many points, with so many cards to be placed
// yet.
double chanceOf(double lead, int cards);

} // namespace lodeline::boomtown
