// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/boomtown/lab/decklabrunner.h"

#include "editor/desk/stepback.h"
#include "ui/work/pace.h"

#include <atomic>

namespace lodeline::boomtown::editor {
namespace {

constexpr std::chrono::milliseconds kPace{250}; // between two tellings

Simulation simulationOf(const Deck& deck, const DeckLabSettings& settings)
{
    Simulation simulation;
    simulation.deck = std::make_shared<const Deck>(deck);
    simulation.players.assign(kPlayers, settings.level);
    simulation.seed = settings.seed;
    simulation.last = settings.games;
    simulation.jobs = ui::processors();
    return simulation;
}

} // namespace

void DeckLabRunner::start(const Deck& deck, const DeckLabSettings& settings)
{
    background_.run(
        [this, deck, settings](const std::stop_token& stop, const ui::Background::Tell& tell) {
            desk::stepBack();
            std::atomic<bool> cancelled = false;
            const std::stop_callback cancel(stop, [&cancelled] { cancelled = true; });
            const Simulation simulation = simulationOf(deck, settings);
            ui::Pace pace(kPace);
            const auto report = [&](const Tally& tally) {
                if (tally.games > 0)
                    tell([this, result = resultOf(simulation, tally)] { emit measured(result); });
            };
            const Tally tally = simulate(
                simulation,
                [&](const Tally& soFar) {
                    if (soFar.games < settings.games && pace.isDue())
                        report(soFar);
                },
                cancelled);
            report(tally);
            return !cancelled.load();
        },
        [this](bool complete) { emit ended(complete); },
        [this](const QString& what) {
            qWarning("The games were not played: %s", qPrintable(what));
            emit ended(false);
        });
}

} // namespace lodeline::boomtown::editor
