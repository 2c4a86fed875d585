// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boomtown/lab/simulationresult.h"
#include "ui/work/background.h"

namespace lodeline::boomtown::editor {

// Which games the lab plays: both seats are taken by the same player.
struct DeckLabSettings
{
    int games = 500;
    std::string level = "greenhorn"; // a name that makePlayer knows
    std::uint64_t seed = 1;

    friend bool operator==(const DeckLabSettings&, const DeckLabSettings&) = default;
};

// Plays games of a deck in the background on all processors, and tells of them in the thread of the window.
class DeckLabRunner : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    // The deck must be free of errors. In place of a run that is under way.
    void start(const Deck& deck, const DeckLabSettings& settings);
    void cancel() { background_.hurry(); } // what has been played stays known
    bool isRunning() const { return background_.isRunning(); }

signals:
    // All so far, several times a second, and once complete or cancelled.
    void measured(const lodeline::boomtown::SimulationResult& result);
    void ended(bool complete); // after the last of the others

private:
    ui::Background background_; // stops within a move
};

} // namespace lodeline::boomtown::editor
