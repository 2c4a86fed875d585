// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/lab/labrunner.h"

#include "ui/files.h"

namespace lodeline::goldrush::editor {
namespace {

Simulation simulationOf(const TileSet& set, const desk::LabSettings& settings, const SharedWeights& weights)
{
    Simulation simulation;
    simulation.set = std::make_shared<const CompiledSet>(set);
    simulation.players.assign(static_cast<std::size_t>(settings.players), settings.level);
    simulation.make = [weights](const std::string& name) { return makePlayer(name, 1, weights); };
    simulation.seed = settings.seed;
    simulation.last = settings.games;
    simulation.jobs = ui::processors();
    simulation.measuresSet = true;
    return simulation;
}

} // namespace

LabRunner::LabRunner(QObject* parent)
    : QObject(parent)
    , games_(this, &LabRunner::measured, &LabRunner::classicMeasured)
{
}

void LabRunner::start(const TileSet& set, const desk::LabSettings& settings, const SharedWeights& weights)
{
    games_.start(
        settings, [set, settings, weights] { return simulationOf(set, settings, weights); },
        [settings] {
            const auto classic = ui::loadTileSet(QStringLiteral(":/tilesets/classic.tileset.json"));
            return simulationOf(classic.value().set, settings, shippedWeights());
        });
}

} // namespace lodeline::goldrush::editor
