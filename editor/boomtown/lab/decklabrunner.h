// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/measuring/labgames.h"
#include "engine/boomtown/lab/simulationresult.h"

#include <QObject>

namespace lodeline::boomtown::editor {

// Plays games of a deck, then as many of the usual one, in the background on all processors, and tells of
// them in the thread of the window. Games of the usual deck are remembered and not played twice.
class DeckLabRunner : public QObject
{
    Q_OBJECT

public:
    explicit DeckLabRunner(QObject* parent = nullptr);

    // The deck must be free of errors. In place of a run that is under way.
    void start(const Deck& deck, const desk::LabSettings& settings);
    void cancel() { games_.cancel(); } // what has been played stays known
    bool isRunning() const { return games_.isRunning(); }

signals:
    // Games of both decks together, several times a second.
    void progressed(int done, int total);
    // All so far of the deck or of the usual one, several times a second, and once complete or cancelled.
    void measured(const lodeline::boomtown::SimulationResult& result);
    void usualMeasured(const lodeline::boomtown::SimulationResult& result);
    // After the last of the others.
    void ended(bool complete);

private:
    desk::LabGames<DeckLabRunner, Simulation, SimulationResult> games_;
};

} // namespace lodeline::boomtown::editor
