// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/lab/simulationresult.h"
#include "ui/work/background.h"

#include <QObject>

#include <utility>
#include <vector>

namespace lodeline::goldrush::editor {

// Which games the lab plays: all seats are taken by the same player.
struct LabSettings
{
    int games = 500;
    int players = 2;
    std::string level = "prospector"; // a name that makePlayer knows
    std::uint64_t seed = 1;
    bool besideClassic = true;

    friend bool operator==(const LabSettings&, const LabSettings&) = default;
};

// Plays games of a tile set, then as many of the classic set, in the background on all processors, and tells
// of them in the thread of the window. Games of the classic set are remembered and not played twice.
class LabRunner : public QObject
{
    Q_OBJECT

public:
    explicit LabRunner(QObject* parent = nullptr);

    // The set must be free of errors. In place of a run that is under way.
    void start(const TileSet& set, const LabSettings& settings);
    void cancel(); // what has been played stays known
    bool isRunning() const { return background_.isRunning(); }

signals:
    // Games of both sets together, several times a second.
    void progressed(int done, int total);
    // All so far of the set or of the classic one, several times a second, and once complete or cancelled.
    void measured(const lodeline::goldrush::SimulationResult& result);
    void classicMeasured(const lodeline::goldrush::SimulationResult& result);
    // After the last of the others.
    void ended(bool complete);

private:
    std::vector<std::pair<LabSettings, SimulationResult>> classics_;
    ui::Background background_; // stops within a turn
};

} // namespace lodeline::goldrush::editor
