// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boomtown/review/review.h"
#include "ui/work/background.h"

namespace lodeline::boomtown {

// Reviews a game in the background and tells of it in the thread of the window, as the results come in.
class ReviewRunner : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    // In place of one that is under way; each ply is searched with so many surveys.
    void start(const GameRecord& record, int surveys);
    void cancel();
    bool isRunning() const { return background_.isRunning(); }

signals:
    // The plies from `ply` to the last, `done` of them, are known.
    void plyReviewed(int ply, const lodeline::boomtown::Review& review, int done);
    // It came to its end, or was cancelled.
    void ended(bool complete);
    // Or it could not be made.
    void failed();

private:
    ui::Background background_;
};

} // namespace lodeline::boomtown
