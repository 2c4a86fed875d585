// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/ai/player.h"

namespace lodeline::goldrush {

// Plays the moves of a lesson, by ply. Where the learner has played so that one cannot be, the first
// placement and no piece.
class ScriptedPlayer : public Player
{
public:
    explicit ScriptedPlayer(std::vector<Move> moves);

    Move choose(const Game& game, std::uint64_t seed, std::stop_token stop) override;

private:
    std::vector<Move> moves_;
};

} // namespace lodeline::goldrush
