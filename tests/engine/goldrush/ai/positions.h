// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/ai/player.h"
#include "tests/support/shippedsets.h"

namespace lodeline::test {

// Each of them now so, now so.
inline goldrush::Options someOptions(std::uint64_t seed)
{
    return {.farmers = seed % 3 != 0, .fifthCowboy = seed % 5 < 2, .takeBack = seed % 2 == 1};
}

// A game after some plies of random play; over if there are not so many.
inline goldrush::Game position(const std::shared_ptr<const goldrush::CompiledSet>& set, std::uint64_t seed,
                               int players, int plies, const goldrush::Options& options)
{
    goldrush::Setup setup;
    setup.players = players;
    setup.seed = seed;
    setup.options = options;
    goldrush::Game game(set, setup);
    Random random(seed);
    while (game.phase() != goldrush::Game::Phase::Over && game.ply() < plies)
        playRandomMove(game, random);
    return game;
}

inline goldrush::Game position(const std::shared_ptr<const goldrush::CompiledSet>& set, std::uint64_t seed,
                               int players, int plies)
{
    return position(set, seed, players, plies, {.takeBack = seed % 2 == 1});
}

// One of the classic set, with 2 to 4 players and after 3 to 62 plies.
inline goldrush::Game somePosition(std::uint64_t seed)
{
    return position(classicSet(), seed, 2 + static_cast<int>(seed % 3), 3 + static_cast<int>(seed % 60));
}

} // namespace lodeline::test
