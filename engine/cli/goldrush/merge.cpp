// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/cli/goldrush/calls.h"
#include "engine/cli/goldrush/simulationprint.h"
#include "engine/cli/parts/seriesof.h"

namespace lodeline::goldrush {

std::unique_ptr<cli::Shards> noShards()
{
    return std::make_unique<cli::ShardsOf<SimulationResult>>(cli::ShardReader<SimulationResult>{
        simulationResultOf, [](const SimulationResult& result) { return result.measuresSet(); },
        "players, seed, tile set or learned set", print});
}

} // namespace lodeline::goldrush
