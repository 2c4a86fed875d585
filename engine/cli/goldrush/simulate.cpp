// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/cli/goldrush/calls.h"
#include "engine/cli/goldrush/files.h"
#include "engine/cli/goldrush/simulationprint.h"
#include "engine/goldrush/ai/level.h"

#include <fmt/format.h>

namespace lodeline::goldrush {
namespace {

class SimulatedSeries : public cli::Series
{
public:
    SimulatedSeries(Simulation simulation, std::string format, bool report)
        : simulation_(std::move(simulation))
        , format_(std::move(format))
        , report_(report)
    {
    }

    int play(const std::function<void(int)>& progress, const std::atomic<bool>& cancel) override
    {
        tally_ = simulate(
            simulation_, [&](const Tally& soFar) { progress(soFar.games); }, cancel);
        return tally_.games;
    }
    void print() const override { goldrush::print(resultOf(simulation_, tally_), format_, report_); }

private:
    Simulation simulation_;
    std::string format_;
    bool report_;
    Tally tally_;
};

} // namespace

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
    Simulation simulation;
    simulation.set = std::make_shared<const CompiledSet>(*set);
    simulation.players = call.players;
    simulation.seed = call.seed;
    simulation.first = call.first;
    simulation.last = call.last;
    simulation.jobs = call.jobs;
    simulation.measuresSet = call.report || call.format == "json";
    return std::make_unique<SimulatedSeries>(std::move(simulation), call.format, call.report);
}

} // namespace lodeline::goldrush
