// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/review/reviewjob.h"
#include "engine/goldrush/review/review.h"

namespace lodeline::goldrush {

// Reviews a game in the background and tells of it in the thread of the window, as the results come in.
class ReviewRunner : public app::ReviewJob
{
    Q_OBJECT

public:
    using ReviewJob::ReviewJob;

    // In place of one that is under way.
    void start(const GameRecord& record, const ReviewSettings& settings);

    // As much work as leaves a core to the window.
    static ReviewSettings usualSettings();

signals:
    void outlooksKnown(const lodeline::goldrush::Review& review);
    // `done` plies have been searched.
    void plySearched(int ply, const lodeline::goldrush::PlyReview& review, int done);
};

} // namespace lodeline::goldrush
