// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shell/files/interruptedgames.h"

#include <stop_token>

namespace lodeline::app {

struct ScannedFolder
{
    QString path;
    QString finished; // where games go that have come to their end; empty: nobody wants them
    std::size_t most; // games; older ones are surplus
};

// Reads the unfinished games of a folder, for InterruptedGames; may be called in any thread. Games that
// another program plays are left out.
InterruptedScan scanInterrupted(const ScannedFolder& folder, const Kinds& kinds, const art::Theme& theme,
                                qreal devicePixelRatio, const std::stop_token& stop);

// Moves the file of a game and its older copy; the new path, empty where it cannot be moved. Of the
// discarded games that lie longer than a month only the newest stay.
QString discardFile(const QString& file, const QString& folder);
// The way back; false, and nothing has happened, where it cannot be moved.
bool restoreFile(const QString& discarded, const QString& file, const QDateTime& lastTurn);

} // namespace lodeline::app
