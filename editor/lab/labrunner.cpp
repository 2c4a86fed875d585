// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/lab/labrunner.h"

#include "engine/goldrush/learning/learnedplay.h"
#include "ui/files.h"

namespace lodeline::goldrush::editor {
namespace {

Simulation simulationOf(const TileSet& set, const desk::LabSettings& settings)
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

} // namespace

LabRunner::LabRunner(QObject* parent)
    : QObject(parent)
    , games_(this, &LabRunner::measured, &LabRunner::classicMeasured)
{
}

void LabRunner::start(const TileSet& set, const desk::LabSettings& settings,
                      const std::optional<LearnedSet>& learned)
{
    games_.start(
        settings,
        [set, settings, learned] {
            Simulation simulation = simulationOf(set, settings);
            if (learned)
                playBy(*learned, simulation);
            return simulation;
        },
        [settings] {
            const auto classic = ui::loadTileSet(QStringLiteral(":/tilesets/classic.tileset.json"));
            return simulationOf(classic.value().set, settings);
        });
}

} // namespace lodeline::goldrush::editor
