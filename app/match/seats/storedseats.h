// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/seats/seat.h"

class QSettings;

// The seats of the last new game, which the settings remember as an array below some key.
namespace lodeline::app {

// No more than `most`, otherwise as they stand there: app::normalise puts them right. None where there are
// none.
std::vector<Seat> storedSeats(QSettings& store, const QString& key, int most);

// In place of all that were there.
void storeSeats(QSettings& store, const QString& key, const std::vector<Seat>& seats);

} // namespace lodeline::app
