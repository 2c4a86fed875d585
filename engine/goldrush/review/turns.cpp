// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/review/turns.h"

namespace lodeline::goldrush {
namespace {

int tilesWithDrawn(const Game& game)
{
    return game.tilesLeft() + 1;
}

} // namespace

int turnsLeft(const Game& game, int player)
{
    const int players = game.players();
    const int wait = (player - game.player() + players) % players;
    return (tilesWithDrawn(game) - wait + players - 1) / players;
}

double meanTurnsLeft(const Game& game)
{
    return static_cast<double>(tilesWithDrawn(game)) / game.players();
}

} // namespace lodeline::goldrush
