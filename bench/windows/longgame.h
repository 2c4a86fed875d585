// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/files/record.h"

namespace lodeline::bench {

// What is played with.
enum class Length { Classic, Thousand }; // tiles of the set: 72, or as many as there may be

// A game of five by random moves with so many tiles, but for the last few of them; a person has the turn.
goldrush::GameRecord longGame(Length length);
// A game of five computer players from the beginning, four of them barons.
goldrush::GameRecord thinkersGame();

} // namespace lodeline::bench
