// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/session/newgame.h"

class QSettings;

namespace lodeline::goldrush {

// What the last new game was set up with, or what was suggested before there was one, without its seed;
// NewGame::usual() without either.
// `practises`: whether it is a practice game where nobody has chosen that yet.
NewGame storedGame(QSettings& store, bool practises = true);
void storeGame(QSettings& store, const NewGame& game);
// For somebody who has not set up a game yet; otherwise does nothing. Takes the place of an earlier
// suggestion, and leaves open whether it is a practice game.
void suggestGame(QSettings& store, const NewGame& game);

} // namespace lodeline::goldrush
