// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/files/tilesetfile.h"
#include "engine/goldrush/lab/simulationresult.h"

namespace lodeline::test {

// Three tiles of prairie, one of which starts, and one that is mountain all round and fits nowhere: each game
// has two turns and one discarded tile.
inline goldrush::TileSet tinySet()
{
    constexpr std::string_view kText = R"({"format": "lodeline-tileset", "version": 1, "name": "Tiny",
        "start": "prairie", "tokens": [{"value": 1, "count": 5}], "tiles": [
         {"id": "prairie", "count": 3,
          "prairies": [{"at": ["nw", "ne", "en", "es", "se", "sw", "ws", "wn"], "tipis": 1}]},
         {"id": "peak", "count": 1, "mountains": [{"edges": ["n", "e", "s", "w"]}]}]})";
    return goldrush::parseTileSet(kText).value().set;
}

inline goldrush::Simulation measuring(const goldrush::TileSet& set, std::vector<std::string> players,
                                      int first, int last, int jobs)
{
    goldrush::Simulation simulation;
    simulation.set = std::make_shared<const goldrush::CompiledSet>(set);
    simulation.players = std::move(players);
    simulation.first = first;
    simulation.last = last;
    simulation.jobs = jobs;
    simulation.measuresSet = true;
    return simulation;
}

inline goldrush::SimulationResult measured(const goldrush::Simulation& simulation)
{
    const std::atomic<bool> never = false;
    return resultOf(simulation, simulate(
                                    simulation, [](const goldrush::Tally&) {}, never));
}

} // namespace lodeline::test
