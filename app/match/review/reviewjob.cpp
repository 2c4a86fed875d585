// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/review/reviewjob.h"

namespace lodeline::app {

void ReviewJob::run(const Work& work)
{
    background_.run(
        work,
        [this](bool made) {
            if (made)
                emit ended(true);
            else
                emit failed();
        },
        [this](const QString& what) {
            qWarning("The game was not reviewed: %s", qPrintable(what));
            emit failed();
        });
}

void ReviewJob::cancel()
{
    if (!isRunning())
        return;
    background_.forget();
    emit ended(false);
}

} // namespace lodeline::app
