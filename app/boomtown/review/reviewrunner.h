// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/review/reviewjob.h"
#include "engine/boomtown/review/review.h"

namespace lodeline::boomtown {

// Reviews a game in the background and tells of it in the thread of the window, as the results come in.
class ReviewRunner : public app::ReviewJob
{
    Q_OBJECT

public:
    using ReviewJob::ReviewJob;

    // In place of one that is under way; each ply is searched with so many surveys.
    void start(const GameRecord& record, int surveys);

signals:
    // The plies from `ply` to the last, `done` of them, are known.
    void plyReviewed(int ply, const lodeline::boomtown::Review& review, int done);
};

} // namespace lodeline::boomtown
