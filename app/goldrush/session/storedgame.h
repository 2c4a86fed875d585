// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/session/newgame.h"
#include "app/match/seats/playerlooks.h"

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
// The players of a game have got other names or colours: if it was begun with those that are stored, these
// get them, too.
void storeLooks(QSettings& store, const std::vector<app::PlayerLooks>& before,
                const std::vector<app::PlayerLooks>& now);

} // namespace lodeline::goldrush
