// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/session/newgame.h"

class QSettings;

namespace lodeline::goldrush {

// What the last new game was set up with, without its seed; NewGame::usual() before there was one.
// `practises`: whether it is a practice game where nobody has chosen that yet.
NewGame storedGame(QSettings& store, bool practises = true);
// Whether there was one.
bool hasStoredGame(const QSettings& store);
void storeGame(QSettings& store, const NewGame& game);
// The set-up was nobody's choice, as far as practice goes.
void leavePracticeOpen(QSettings& store);

} // namespace lodeline::goldrush
