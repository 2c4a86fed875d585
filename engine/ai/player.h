// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/game.h"

#include <memory>

namespace lodeline {

// Somebody who decides the moves of one seat. Deterministic for the seed it was made with.
class Player
{
public:
    virtual ~Player() = default;
    // A legal move of the player whose turn it is; the game is in phase Place.
    virtual Move choose(const Game& game) = 0;
};

// A uniformly random one of all legal placements, then of all legal actions.
class RandomPlayer : public Player
{
public:
    explicit RandomPlayer(std::uint64_t seed) : random_(seed) {}
    Move choose(const Game& game) override;

private:
    Random random_;
};

// A player by its name in FORMATS.md ("random"); null when there is none of that name.
std::unique_ptr<Player> makePlayer(std::string_view name, std::uint64_t seed);

// Plays a random move in place, without a copy of the game.
void playRandomMove(Game& game, Random& random, EventSink* sink = nullptr);

} // namespace lodeline
