// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/game.h"

namespace lodeline::goldrush {

// Turns that a player still has, the current one included, if every tile that is left finds a place.
int turnsLeft(const Game& game, int player);

// The mean over the players.
double meanTurnsLeft(const Game& game);

} // namespace lodeline::goldrush
