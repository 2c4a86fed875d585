// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/ai/player.h"

#include <memory>

namespace lodeline::goldrush {

// Stronger than one level and weaker than the next: plays some of its moves, chosen by the seed, as the next
// one would.
class BetweenLevels : public Player
{
public:
    // `share` of the moves in per cent, 1 to 99. Neither player is null.
    BetweenLevels(std::unique_ptr<Player> weaker, std::unique_ptr<Player> stronger, int share)
        : weaker_(std::move(weaker))
        , stronger_(std::move(stronger))
        , share_(share)
    {
    }
    Move choose(const Game& game, std::uint64_t seed, std::stop_token stop) override;

private:
    std::unique_ptr<Player> weaker_;
    std::unique_ptr<Player> stronger_;
    int share_;
};

} // namespace lodeline::goldrush
