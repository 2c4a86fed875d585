// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/measuring/labsettings.h"
#include "ui/work/background.h"
#include "ui/work/pace.h"
#include "ui/work/stepback.h"

#include <algorithm>
#include <atomic>
#include <functional>
#include <utility>
#include <vector>

namespace lodeline::desk {

// Plays the games of a Simulation, then as many of the usual set or deck, in the background, and tells a
// Runner of them in the thread of the window: it has the signals progressed(done, total), ended(complete),
// and two that bring results. The usual games are remembered and not played twice.
template <typename Runner, typename Simulation, typename Result>
class LabGames
{
public:
    using Make = std::function<Simulation()>; // called in the background
    using Signal = void (Runner::*)(const Result&);

    LabGames(Runner* runner, Signal measured, Signal usualMeasured)
        : runner_(runner)
        , measured_(measured)
        , usualMeasured_(usualMeasured)
    {
    }

    void start(const LabSettings& settings, const Make& own, const Make& usual);
    void cancel() { background_.hurry(); } // what has been played stays known
    bool isRunning() const { return background_.isRunning(); }

private:
    class Run;
    using Known = std::pair<LabSettings, Result>;

    Runner* const runner_;
    const Signal measured_;
    const Signal usualMeasured_;
    std::vector<Known> usuals_;
    ui::Background background_; // stops within a turn
};

// Games of one simulation after the other.
template <typename Runner, typename Simulation, typename Result>
class LabGames<Runner, Simulation, Result>::Run
{
public:
    Run(Runner* runner, int total, const std::stop_token& stop, const ui::Background::Tell& tell)
        : runner_(runner)
        , total_(total)
        , tell_(tell)
        , cancel_(stop, [this] { cancelled_ = true; })
    {
    }

    bool isCancelled() const { return cancelled_; }

    // Complete or not.
    Result play(const Simulation& simulation, Signal signal)
    {
        ui::Pace pace(std::chrono::milliseconds(250)); // between two tellings
        const auto tally = simulate(
            simulation,
            [&](const auto& soFar) {
                if (soFar.games < simulation.last && pace.isDue())
                    tell(resultOf(simulation, soFar), signal);
            },
            cancelled_);
        const Result result = resultOf(simulation, tally);
        tell(result, signal);
        done_ += tally.games;
        return result;
    }

private:
    void tell(const Result& result, Signal signal) const
    {
        tell_([runner = runner_, signal, result, done = done_ + result.tally.games, total = total_] {
            emit runner->progressed(done, total);
            if (result.tally.games > 0)
                emit(runner->*signal)(result);
        });
    }

    Runner* const runner_;
    const int total_;
    int done_ = 0; // games of the simulations before
    const ui::Background::Tell& tell_;
    std::atomic<bool> cancelled_ = false;
    std::stop_callback<std::function<void()>> cancel_;
};

template <typename Runner, typename Simulation, typename Result>
void LabGames<Runner, Simulation, Result>::start(const LabSettings& settings, const Make& own,
                                                 const Make& usual)
{
    LabSettings key = settings; // the usual games are the same whatever they stand beside
    key.compares = true;
    const auto known = std::ranges::find(usuals_, key, &Known::first);
    const bool playsUsual = settings.compares && known == usuals_.end();
    const int total = settings.games * (playsUsual ? 2 : 1);
    background_.run(
        [this, own, usual, key, playsUsual, total](const std::stop_token& stop,
                                                   const ui::Background::Tell& tell) {
            ui::stepBack();
            Run run(runner_, total, stop, tell);
            run.play(own(), measured_);
            if (playsUsual && !run.isCancelled()) {
                const Result result = run.play(usual(), usualMeasured_);
                if (!run.isCancelled())
                    tell([this, key, result] { usuals_.emplace_back(key, result); });
            }
            return !run.isCancelled();
        },
        [this](bool complete) { emit runner_->ended(complete); },
        [this](const QString& what) {
            qWarning("The games were not played: %s", qPrintable(what));
            emit runner_->ended(false);
        });
    if (settings.compares && !playsUsual)
        emit(runner_->*usualMeasured_)(known->second);
}

} // namespace lodeline::desk
