// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/game.h"

#include <stop_token>

namespace lodeline::goldrush {

// Somebody who decides the moves of one seat, knowing only what a player at the table sees.
class Player
{
public:
    virtual ~Player() = default;
    // A legal move of the player whose turn it is; the game is in phase Place. The same for the same seed
    // (seedplan::move), unless it thinks by the clock. When `stop` is requested the best move found so far is
    // given at once.
    virtual Move choose(const Game& game, std::uint64_t seed, std::stop_token stop = {}) = 0;
};

// A uniformly random one of all legal placements, then of all legal actions.
class RandomPlayer : public Player
{
public:
    Move choose(const Game& game, std::uint64_t seed, std::stop_token stop) override;
};

// Plays a random move in place, without a copy of the game.
void playRandomMove(Game& game, Random& random, EventSink* sink = nullptr);

} // namespace lodeline::goldrush
