// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/budget.h"
#include "engine/goldrush/ai/player.h"

namespace lodeline::goldrush {

// Plain UCT for comparison: a tree of placements, actions and drawn tiles, hidden things sampled anew for
// every playout, uniformly random playouts to the end, no knowledge of the game beyond its rules. The same
// for the same seed by one C library: the logarithms of others may differ in the last bit.
class UctPlayer : public Player
{
public:
    explicit UctPlayer(Budget budget)
        : budget_(std::move(budget))
    {
    }
    Move choose(const Game& game, std::uint64_t seed, std::stop_token stop) override;

private:
    Budget budget_;
};

} // namespace lodeline::goldrush
