// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/cli/goldrush/calls.h"
#include "engine/cli/goldrush/files.h"
#include "engine/cli/goldrush/simulationprint.h"
#include "engine/cli/parts/seriesof.h"
#include "engine/goldrush/ai/level.h"
#include "engine/goldrush/learning/learnedplay.h"

#include <fmt/format.h>

namespace lodeline::goldrush {
cli::Outcome<std::unique_ptr<cli::Series>> simulateCall(const cli::SimulateCall& call)
{
    if (call.players.size() < kMinPlayers || call.players.size() > kMaxPlayers)
        return tl::unexpected(
            cli::badCall(fmt::format("a game has {} to {} players", kMinPlayers, kMaxPlayers)));
    for (const std::string& name : call.players)
        if (!makePlayer(name))
            return tl::unexpected(cli::badCall(noSuchPlayer(name)));
    const auto set = namedTileSet(call.set);
    if (!set)
        return tl::unexpected(cli::Fault{});
    const auto learned = namedLearnedSet(call.learned);
    if (!learned)
        return tl::unexpected(learned.error());
    Simulation simulation;
    if (*learned)
        playBy(**learned, simulation);
    simulation.set = std::make_shared<const CompiledSet>(*set);
    simulation.players = call.players;
    simulation.seed = call.seed;
    simulation.first = call.first;
    simulation.last = call.last;
    simulation.jobs = call.jobs;
    simulation.measuresSet = call.report || call.format == "json";
    return std::make_unique<cli::SeriesOf<Simulation, Tally, SimulationResult>>(std::move(simulation), call,
                                                                                print);
}

} // namespace lodeline::goldrush
