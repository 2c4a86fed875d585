// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/lab/learnedreport.h"
#include "engine/goldrush/rules/tileset.h"
#include "ui/work/background.h"

#include <QObject>

namespace lodeline::goldrush::editor {

// Learns a tile set in the background on all processors, then watches games by what was learned, and keeps
// both for the game.
class SetLearner : public QObject
{
    Q_OBJECT

public:
    // `folder` is that of learned sets; without one nothing is kept.
    explicit SetLearner(QString folder, QObject* parent = nullptr);

    // The set must be free of errors; `players` of the games that are watched. In place of what is being
    // learned.
    void start(const TileSet& set, int players);
    void cancel() { background_.hurry(); }
    void forget() { background_.forget(); } // cancels, and nothing comes of it
    bool isRunning() const { return background_.isRunning(); }

signals:
    void progressed(double share); // 0 to 1, several times a second
    void learned(const lodeline::goldrush::editor::LearnedReport& report);
    void ended(bool complete); // after the last of the others

private:
    const QString folder_;
    ui::Background background_;
};

} // namespace lodeline::goldrush::editor
