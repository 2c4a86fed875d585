// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/files/record.h"

#include <QString>
#include <QStringList>

// The names of the things of the game in the language of the window, for all panels alike.
namespace lodeline::goldrush {

// Ready to be shown, also in a sentence; the record has the name itself.
QString playerName(const GameRecord& record, int seat);

// "(1, -2)", x east and y south of the start tile
QString positionText(Position at);
// "Ann", "Ann and Bo", "Ann, Bo and Cy"
QString joined(const QStringList& names);

// What the player would do, for a list to choose from: "Put a railwayman on the railroad".
QString actionText(const Game& game, const Action& action);

} // namespace lodeline::goldrush
