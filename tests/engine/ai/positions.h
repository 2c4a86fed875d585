// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/player.h"
#include "engine/goldrush/tilesetfile.h"
#include "tests/support/files.h"

namespace lodeline::test {

// By the name of its file.
inline std::shared_ptr<const CompiledSet> shippedSet(const std::string& name)
{
    return std::make_shared<const CompiledSet>(
        parseTileSet(readFile(sourceDirectory() / "resources/tilesets" / (name + ".tileset.json")))
            .value()
            .set);
}

inline std::shared_ptr<const CompiledSet> classicSet()
{
    static const auto set = shippedSet("classic");
    return set;
}

// A game after some plies of random play; over if there are not so many.
inline Game position(const std::shared_ptr<const CompiledSet>& set, std::uint64_t seed, int players,
                     int plies)
{
    Setup setup;
    setup.players = players;
    setup.seed = seed;
    setup.options.takeBack = seed % 2 == 1;
    Game game(set, setup);
    Random random(seed);
    while (game.phase() != Game::Phase::Over && game.ply() < plies)
        playRandomMove(game, random);
    return game;
}

} // namespace lodeline::test
