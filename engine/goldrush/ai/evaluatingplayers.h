// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/ai/evaluation/terms.h"
#include "engine/goldrush/ai/player.h"

namespace lodeline::goldrush {

// One ply with the learned evaluation.
class Prospector : public Player
{
public:
    Move choose(const Game& game, std::uint64_t seed, std::stop_token stop) override;
};

// One ply like the prospector, but as a beginner sees it: some spots escape it, and it misjudges every
// move, the more so the more the moves differ.
class Greenhorn : public Player
{
public:
    Move choose(const Game& game, std::uint64_t seed, std::stop_token stop) override;
};

} // namespace lodeline::goldrush
