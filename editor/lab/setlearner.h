// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/lab/learnedreport.h"
#include "engine/goldrush/lore/setstudy.h"
#include "engine/goldrush/rules/tileset.h"
#include "ui/work/background.h"

#include <QObject>

#include <functional>
#include <optional>
#include <utility>

namespace lodeline::goldrush::editor {

// Learns a tile set in the background on all processors, then watches games by what was learned. Each is kept
// for the game as soon as it is known, also what is over of a learning that is stopped: it goes on from there
// the next time, here or in the game.
class SetLearner : public QObject
{
    Q_OBJECT

public:
    // What learns and watches: goldrush::studySet, usually.
    using Study = std::function<std::optional<Knowledge>(const TileSet& set, const SetStudy& study,
                                                         const StudyTold& told, const std::stop_token& stop)>;

    // `folder` is that of learned sets; without one nothing is kept.
    explicit SetLearner(QString folder, QObject* parent = nullptr);

    // The set must be free of errors; `players` of the games that are watched. In place of what is being
    // learned. What the folder has is not learned again, nor is `known` where it has nothing.
    void start(const TileSet& set, int players, const std::optional<LearnedSet>& known = {});
    void cancel() { background_.hurry(); }
    void forget() { background_.forget(); } // cancels, and nothing more is told
    bool isRunning() const { return background_.isRunning(); }

    // From the next start on.
    void setStudy(Study study) { study_ = std::move(study); }

signals:
    void progressed(double share); // 0 to 1, several times a second
    // Once it is known, without insights, and at the end with them.
    void learned(const lodeline::goldrush::editor::LearnedReport& report);
    void ended(bool complete); // after the last of the others

private:
    const QString folder_;
    Study study_;
    ui::Background background_; // last: it tells the rest
};

} // namespace lodeline::goldrush::editor
