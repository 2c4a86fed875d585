// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/measuring/labgames.h"
#include "engine/goldrush/lab/simulationresult.h"
#include "engine/goldrush/learning/learnedset.h"

#include <QObject>

namespace lodeline::goldrush::editor {

using desk::LabSettings;

// Plays games of a tile set, then as many of the classic set, in the background on all processors, and tells
// of them in the thread of the window. Games of the classic set are remembered and not played twice.
class LabRunner : public QObject
{
    Q_OBJECT

public:
    explicit LabRunner(QObject* parent = nullptr);

    // The set must be free of errors; its players go by what was learned of it. In place of a run that is
    // under way.
    void start(const TileSet& set, const desk::LabSettings& settings,
               const std::optional<LearnedSet>& learned = std::nullopt);
    void cancel() { games_.cancel(); } // what has been played stays known
    bool isRunning() const { return games_.isRunning(); }

signals:
    // Games of both sets together, several times a second.
    void progressed(int done, int total);
    // All so far of the set or of the classic one, several times a second, and once complete or cancelled.
    void measured(const lodeline::goldrush::SimulationResult& result);
    void classicMeasured(const lodeline::goldrush::SimulationResult& result);
    // After the last of the others.
    void ended(bool complete);

private:
    desk::LabGames<LabRunner, Simulation, SimulationResult> games_;
};

} // namespace lodeline::goldrush::editor
