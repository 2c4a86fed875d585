// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/lab/labrunner.h"

#include "ui/files.h"

#include <QThread>

#include <algorithm>

#ifdef __linux__
#include <sys/resource.h>
#endif

namespace lodeline::goldrush::editor {
namespace {

constexpr std::chrono::milliseconds kPace{250}; // between two tellings

// All processors work; whoever uses the windows comes first. Threads made later inherit it.
void stepBack()
{
#ifdef __linux__
    constexpr int kNice = 10;
    setpriority(PRIO_PROCESS, 0, kNice); // of this thread alone, here
#endif
}

Simulation simulationOf(const TileSet& set, const LabSettings& settings)
{
    Simulation simulation;
    simulation.set = std::make_shared<const CompiledSet>(set);
    simulation.players.assign(static_cast<std::size_t>(settings.players), settings.level);
    simulation.seed = settings.seed;
    simulation.last = settings.games;
    simulation.jobs = std::max(1, QThread::idealThreadCount());
    simulation.measuresSet = true;
    return simulation;
}

// The games of the classic set are the same whoever they stand beside.
LabSettings classicKey(LabSettings settings)
{
    settings.besideClassic = true;
    return settings;
}

} // namespace

struct LabRunner::Run
{
    std::atomic<bool> cancelled = false;
    int done = 0; // games of the sets before
    int total = 0;

    // Calls tell(runner) in its thread if this run still counts there.
    template <typename Tell>
    void post(LabRunner* runner, const std::shared_ptr<Run>& self, Tell tell)
    {
        QMetaObject::invokeMethod(
            runner,
            [runner, self, tell = std::move(tell)] {
                if (runner->run_ == self)
                    tell(*runner);
            },
            Qt::QueuedConnection);
    }

    using Signal = void (LabRunner::*)(const SimulationResult&);

    // Plays the games of one set; its result, complete or not.
    SimulationResult play(LabRunner* runner, const std::shared_ptr<Run>& self, const TileSet& set,
                          const LabSettings& settings, Signal signal)
    {
        const Simulation simulation = simulationOf(set, settings);
        auto last = std::chrono::steady_clock::now();
        const Tally tally = simulate(
            simulation,
            [&](const Tally& soFar) {
                const auto now = std::chrono::steady_clock::now();
                if (now - last < kPace || soFar.games == settings.games)
                    return;
                last = now;
                post(runner, self,
                     [signal, result = resultOf(simulation, soFar), played = done + soFar.games,
                      all = total](LabRunner& r) {
                         emit r.progressed(played, all);
                         emit(r.*signal)(result);
                     });
            },
            cancelled);
        done += tally.games;
        SimulationResult result = resultOf(simulation, tally);
        post(runner, self, [signal, result, played = done, all = total](LabRunner& r) {
            emit r.progressed(played, all);
            if (result.tally.games > 0)
                emit(r.*signal)(result);
        });
        return result;
    }
};

LabRunner::LabRunner(QObject* parent)
    : QObject(parent)
{
}

LabRunner::~LabRunner()
{
    if (run_)
        run_->cancelled = true;
}

void LabRunner::start(const TileSet& set, const LabSettings& settings)
{
    if (run_)
        run_->cancelled = true;
    const auto run = std::make_shared<Run>();
    run_ = run;
    running_ = true;
    const auto known =
        std::ranges::find(classics_, classicKey(settings), &std::pair<LabSettings, SimulationResult>::first);
    if (settings.besideClassic && known != classics_.end())
        emit classicMeasured(known->second);
    const bool playsClassic = settings.besideClassic && known == classics_.end();
    run->total = settings.games * (playsClassic ? 2 : 1);
    // The one before is waited for by the assignment.
    thread_ = std::jthread([this, run, set, settings, playsClassic] {
        stepBack();
        run->play(this, run, set, settings, &LabRunner::measured);
        if (playsClassic && !run->cancelled) {
            const auto classic = ui::loadTileSet(QStringLiteral(":/tilesets/classic.tileset.json"));
            const SimulationResult result =
                run->play(this, run, classic.value().set, settings, &LabRunner::classicMeasured);
            if (!run->cancelled)
                run->post(this, run, [settings, result](LabRunner& runner) {
                    runner.classics_.emplace_back(classicKey(settings), result);
                });
        }
        const bool complete = !run->cancelled;
        run->post(this, run, [complete](LabRunner& runner) { runner.finish(complete); });
    });
}

void LabRunner::cancel()
{
    if (running_)
        run_->cancelled = true;
}

void LabRunner::finish(bool complete)
{
    running_ = false;
    emit ended(complete);
}

} // namespace lodeline::goldrush::editor
