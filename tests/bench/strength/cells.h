// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bench/strength/cell.h"
#include "tests/support/randomtileset.h"

namespace lodeline::test {

// A random set of that many tiles; of a dozen a game takes no time.
inline strength::PlayedSet drawnSet(const std::string& id, int tiles)
{
    Random random(7);
    const std::string digits = std::to_string(tiles);
    return {id, std::make_shared<const goldrush::CompiledSet>(randomTileSet(tiles, random)),
            std::string(64 - digits.size(), 'a') + digits};
}

// Adds games that the first of two players wins, shares or loses.
inline void addGames(strength::Cell& cell, int won, int shared, int lost)
{
    const auto add = [&](int games, const std::vector<int>& winners) {
        for (int i = 0; i < games; ++i, ++cell.games)
            settle(cell.players, 0, std::vector{0, 0}, winners);
    };
    add(won, {0});
    add(shared, {0, 1});
    add(lost, {1});
}

} // namespace lodeline::test
