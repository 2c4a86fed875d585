// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/interruptedgames.h"

#include <stop_token>

namespace lodeline::app {

// Reads the unfinished games of a folder, for InterruptedGames; may be called in any thread. Games that
// another program plays are left out, games that have come to their end are kept with the finished ones.
InterruptedScan scanInterrupted(const QString& folder, const art::Theme& theme, qreal devicePixelRatio,
                                const std::stop_token& stop);

// Moves the file of a game and removes its older copy; the new path, empty where it cannot be moved. Only the
// newest files of the folder of discarded games stay.
QString discardFile(const QString& file, const QString& folder);

} // namespace lodeline::app
