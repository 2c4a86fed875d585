// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/boomtown/ai/level.h"
#include "engine/cli/boomtown/calls.h"
#include "engine/cli/boomtown/files.h"
#include "engine/cli/boomtown/simulationprint.h"
#include "engine/cli/parts/seriesof.h"

#include <fmt/format.h>

namespace lodeline::boomtown {

cli::Outcome<std::unique_ptr<cli::Series>> simulateCall(const cli::SimulateCall& call)
{
    if (call.players.size() != kPlayers)
        return tl::unexpected(cli::badCall(fmt::format("a game has {} players", kPlayers)));
    for (const std::string& name : call.players)
        if (!makePlayer(name))
            return tl::unexpected(cli::badCall(noSuchPlayer(name)));
    Simulation simulation;
    simulation.deck = namedDeck(call.set);
    if (!simulation.deck)
        return tl::unexpected(cli::Fault{});
    simulation.players = call.players;
    simulation.seed = call.seed;
    simulation.first = call.first;
    simulation.last = call.last;
    simulation.jobs = call.jobs;
    return std::make_unique<cli::SeriesOf<Simulation, Tally, SimulationResult>>(std::move(simulation), call,
                                                                                print);
}

std::unique_ptr<cli::Shards> noShards()
{
    return std::make_unique<cli::ShardsOf<SimulationResult>>(cli::ShardReader<SimulationResult>{
        simulationResultOf, [](const SimulationResult&) { return true; }, "players, seed or deck", print});
}

} // namespace lodeline::boomtown
