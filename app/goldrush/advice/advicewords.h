// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/advice/advice.h"
#include "engine/goldrush/files/record.h"

#include <QString>

namespace lodeline::goldrush {

// A move of the player whose turn it is at `game` (phase Place): "(2, -1), turned 90°: put a railwayman on
// the railroad".
QString moveInWords(const Game& game, const Move& move);

// What it does with the tile: "Put a railwayman on the railroad". The board shows where.
QString actionInWords(const Game& game, const Move& move);

// "+3.4", "−0.5": expected points, with a sign.
QString gainText(double points);

// The reasons of a hint as a sentence of its own; empty without reasons.
QString reasonSentence(const Hint& hint, const GameRecord& record);

// How the move that was asked about compares: "2.3 points behind the best move".
QString comparisonText(const Advice& advice);

} // namespace lodeline::goldrush
