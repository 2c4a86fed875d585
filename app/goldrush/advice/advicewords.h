// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/ai/hint.h"
#include "engine/goldrush/files/record.h"

#include <QString>

namespace lodeline::goldrush {

// A move of the player whose turn it is at `game` (phase Place): "(2, -1), turned 90°: put a railwayman on
// the railroad".
QString moveInWords(const Game& game, const Move& move);

// What it does with the tile: "Put a railwayman on the railroad". The board shows where.
QString actionInWords(const Game& game, const Move& move);

// The reasons of a hint as a sentence of its own; empty without reasons.
QString reasonSentence(const Hint& hint, const GameRecord& record);

} // namespace lodeline::goldrush
