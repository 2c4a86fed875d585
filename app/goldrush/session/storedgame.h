// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/session/newgame.h"

class QSettings;

namespace lodeline::goldrush {

// What the last new game was set up with, without its seed; NewGame::usual() before there was one.
NewGame storedGame(QSettings& store);
void storeGame(QSettings& store, const NewGame& game);

} // namespace lodeline::goldrush
