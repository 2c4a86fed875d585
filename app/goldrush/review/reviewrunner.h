// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/review/review.h"
#include "ui/work/background.h"

#include <QObject>

namespace lodeline::goldrush {

// Reviews a game in the background and tells of it in the thread of the window, as the results come in.
class ReviewRunner : public QObject
{
    Q_OBJECT

public:
    explicit ReviewRunner(QObject* parent = nullptr);

    // In place of one that is under way.
    void start(const GameRecord& record, const ReviewSettings& settings);
    void cancel();
    bool isRunning() const { return background_.isRunning(); }

    // As much work as leaves a core to the window.
    static ReviewSettings usualSettings();

signals:
    void outlooksKnown(const lodeline::goldrush::Review& review);
    // `done` plies have been searched.
    void plySearched(int ply, const lodeline::goldrush::PlyReview& review, int done);
    // It came to its end, or was cancelled.
    void ended(bool complete);
    // Or it could not be made.
    void failed();

private:
    ui::Background background_; // stops at once
};

} // namespace lodeline::goldrush
