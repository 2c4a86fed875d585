// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boomtown/rules/game.h"
#include "engine/core/random.h"

#include <stop_token>

namespace lodeline::boomtown {

// Somebody who decides the moves of one seat.
class Player
{
public:
    virtual ~Player() = default;
    // A legal move of the player whose turn it is; the game is not over. The same for the same seed
    // (seedplan::move), unless it thinks by the clock. When `stop` is requested the best move found so far is
    // given at once.
    virtual Move choose(const Game& game, std::uint64_t seed, std::stop_token stop = {}) = 0;
};

// Any card of the circle, then any placement, each as likely as the others.
class RandomPlayer : public Player
{
public:
    Move choose(const Game& game, std::uint64_t seed, std::stop_token stop = {}) override;
};

// The largest lead if the game ended after the move, ties broken at random.
class GreedyPlayer : public Player
{
public:
    Move choose(const Game& game, std::uint64_t seed, std::stop_token stop = {}) override;
};

// Sees the next cards only, and does not always find where they bring most.
class Greenhorn : public Player
{
public:
    Move choose(const Game& game, std::uint64_t seed, std::stop_token stop = {}) override;
};

// A random move; the game is not over.
Move randomMove(const Game& game, Random& random);

} // namespace lodeline::boomtown
