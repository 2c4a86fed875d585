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

// The same with so many of either.
inline std::shared_ptr<const goldrush::CompiledSet> plainSet(int prairies, int peaks)
{
    goldrush::TileSet set = tinySet();
    set.tiles[0].count = prairies;
    set.tiles[1].count = peaks;
    if (peaks == 0)
        set.tiles.pop_back();
    return std::make_shared<const goldrush::CompiledSet>(set);
}

// The tile that is drawn is the last prairie, and nothing but peaks comes after it. All others lie in a row,
// so that there are twice as many places as prairies, each with two moves: the prairie is nobody's.
inline goldrush::Game beforeThePeaks(int prairies)
{
    const auto set = plainSet(prairies, prairies);
    for (std::uint64_t seed = 1;; ++seed) {
        goldrush::Setup setup;
        setup.players = 2;
        setup.seed = seed;
        goldrush::Game game(set, setup);
        for (std::int16_t x = 1; game.copiesLeft()[0] > 0; ++x)
            game.play({{{x, 0}, Rotation::R0}, {}});
        if (game.tilesLeft() > 0)
            return game;
    }
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
