// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/knowledge/draws.h"

#include <algorithm>

namespace lodeline::goldrush {

int drawsLeft(const Game& game, int seat)
{
    if (game.phase() == Game::Phase::Over)
        return 0;
    const int players = game.players();
    const int next = game.player() + (game.phase() == Game::Phase::Wait ? 0 : 1);
    const int before = (seat - next + 2 * players) % players; // draws of others before the first
    return (game.tilesLeft() - before + players - 1) / players;
}

double chanceToDraw(int stack, int wanted, int draws)
{
    double none = 1;
    for (int drawn = 0; drawn < draws; ++drawn)
        none *= static_cast<double>(std::max(stack - wanted - drawn, 0)) / (stack - drawn);
    return 1 - none;
}

} // namespace lodeline::goldrush
