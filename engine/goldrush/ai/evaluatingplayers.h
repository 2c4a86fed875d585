// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/ai/evaluation/terms.h"
#include "engine/goldrush/ai/player.h"

namespace lodeline::goldrush {

// Every feature at what it would score now: the weights of a game that ends here.
const PhaseWeights& pointsNow();

// The most points if the game ended after the move, ties broken at random.
class GreedyPlayer : public Player
{
public:
    Move choose(const Game& game, std::uint64_t seed, std::stop_token stop) override;
};

// Goes by the points of now as well, but some moves escape it, and it misjudges the others, the more so the
// more they differ. So it loses to beginners who know the rules, on every tile set.
class Greenhorn : public Player
{
public:
    Move choose(const Game& game, std::uint64_t seed, std::stop_token stop) override;
};

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

} // namespace lodeline::goldrush
