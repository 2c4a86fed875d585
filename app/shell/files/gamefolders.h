// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace lodeline::app {

// Where the program itself keeps games, beside the files that the player saves.
struct GameFolders
{
    explicit GameFolders(const QString& folder)
        : unfinished(folder)
        , trials(folder + QStringLiteral("/trials"))
        , discarded(folder + QStringLiteral("/discarded"))
        , finished(folder + QStringLiteral("/finished"))
    {
    }

    QString unfinished;
    QString trials; // unfinished, too, but only to try a set with
    QString discarded;
    QString finished;
};

} // namespace lodeline::app
