// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/boomtown/lab/decklabrunner.h"

#include "ui/boomtown/decks.h"

namespace lodeline::boomtown::editor {
namespace {

Simulation simulationOf(const Deck& deck, const desk::LabSettings& settings)
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

DeckLabRunner::DeckLabRunner(QObject* parent)
    : QObject(parent)
    , games_(this, &DeckLabRunner::measured, &DeckLabRunner::usualMeasured)
{
}

void DeckLabRunner::start(const Deck& deck, const desk::LabSettings& settings)
{
    games_.start(
        settings, [deck, settings] { return simulationOf(deck, settings); },
        [settings] { return simulationOf(loadDeck({}).value().deck, settings); });
}

} // namespace lodeline::boomtown::editor
