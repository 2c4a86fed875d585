// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/review/reviewjob.h"

namespace lodeline::app {

ReviewJob::ReviewJob(QObject* parent)
    : QObject(parent)
{
    connect(&background_, &ui::Background::runningChanged, this, &ReviewJob::runningChanged);
}

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
