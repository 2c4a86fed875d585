// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/ai/evaluation/terms.h"
#include "engine/goldrush/ai/player.h"

namespace lodeline::goldrush {

// One ply with the learned evaluation.
class Prospector : public Player
{
public:
    explicit Prospector(SharedWeights weights = shippedWeights())
        : weights_(std::move(weights))
    {
    }
    Move choose(const Game& game, std::uint64_t seed, std::stop_token stop) override;

private:
    SharedWeights weights_;
};

// One ply like the prospector, but as a beginner sees it: some spots escape it, and it misjudges every
// move, the more so the more the moves differ.
class Greenhorn : public Player
{
public:
    explicit Greenhorn(SharedWeights weights = shippedWeights())
        : weights_(std::move(weights))
    {
    }
    Move choose(const Game& game, std::uint64_t seed, std::stop_token stop) override;

private:
    SharedWeights weights_;
};

} // namespace lodeline::goldrush
