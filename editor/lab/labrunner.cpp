// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/lab/labrunner.h"

#include "editor/desk/stepback.h"
#include "ui/files.h"
#include "ui/work/pace.h"

#include <algorithm>
#include <atomic>

namespace lodeline::goldrush::editor {
namespace {

constexpr std::chrono::milliseconds kPace{250}; // between two tellings

Simulation simulationOf(const TileSet& set, const LabSettings& settings)
{
    Simulation simulation;
    simulation.set = std::make_shared<const CompiledSet>(set);
    simulation.players.assign(static_cast<std::size_t>(settings.players), settings.level);
    simulation.seed = settings.seed;
    simulation.last = settings.games;
    simulation.jobs = ui::processors();
    simulation.measuresSet = true;
    return simulation;
}

// The games of the classic set are the same whoever they stand beside.
LabSettings classicKey(LabSettings settings)
{
    settings.besideClassic = true;
    return settings;
}

// Games of a tile set and of the classic one, one after the other.
class Run
{
public:
    using Signal = void (LabRunner::*)(const SimulationResult&);

    Run(LabRunner* runner, int total, const std::stop_token& stop, const ui::Background::Tell& tell)
        : runner_(runner)
        , total_(total)
        , tell_(tell)
        , cancel_(stop, [this] { cancelled_ = true; })
    {
    }

    bool isCancelled() const { return cancelled_; }

    // Plays the games of one set; its result, complete or not.
    SimulationResult play(const TileSet& set, const LabSettings& settings, Signal signal)
    {
        const Simulation simulation = simulationOf(set, settings);
        ui::Pace pace(kPace);
        const Tally tally = simulate(
            simulation,
            [&](const Tally& soFar) {
                if (soFar.games < settings.games && pace.isDue())
                    tell(resultOf(simulation, soFar), signal);
            },
            cancelled_);
        const SimulationResult result = resultOf(simulation, tally);
        tell(result, signal);
        done_ += tally.games;
        return result;
    }

private:
    void tell(const SimulationResult& result, Signal signal) const
    {
        tell_([runner = runner_, signal, result, done = done_ + result.tally.games, total = total_] {
            emit runner->progressed(done, total);
            if (result.tally.games > 0)
                emit(runner->*signal)(result);
        });
    }

    LabRunner* const runner_;
    const int total_;
    int done_ = 0; // games of the sets before
    const ui::Background::Tell& tell_;
    std::atomic<bool> cancelled_ = false;
    std::stop_callback<std::function<void()>> cancel_;
};

} // namespace

LabRunner::LabRunner(QObject* parent)
    : QObject(parent)
{
}

void LabRunner::start(const TileSet& set, const LabSettings& settings)
{
    const LabSettings key = classicKey(settings);
    const auto known = std::ranges::find(classics_, key, &std::pair<LabSettings, SimulationResult>::first);
    const bool playsClassic = settings.besideClassic && known == classics_.end();
    const int total = settings.games * (playsClassic ? 2 : 1);
    background_.run(
        [this, set, settings, key, playsClassic, total](const std::stop_token& stop,
                                                        const ui::Background::Tell& tell) {
            desk::stepBack();
            Run run(this, total, stop, tell);
            run.play(set, settings, &LabRunner::measured);
            if (playsClassic && !run.isCancelled()) {
                const auto classic = ui::loadTileSet(QStringLiteral(":/tilesets/classic.tileset.json"));
                const SimulationResult result =
                    run.play(classic.value().set, settings, &LabRunner::classicMeasured);
                if (!run.isCancelled())
                    tell([this, key, result] { classics_.emplace_back(key, result); });
            }
            return !run.isCancelled();
        },
        [this](bool complete) { emit ended(complete); },
        [this](const QString& what) {
            qWarning("The games were not played: %s", qPrintable(what));
            emit ended(false);
        });
    if (settings.besideClassic && !playsClassic)
        emit classicMeasured(known->second);
}

void LabRunner::cancel()
{
    background_.hurry();
}

} // namespace lodeline::goldrush::editor
