// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/cli/boomtown/kind.h"

#include "engine/boomtown/files/record.h"
#include "engine/boomtown/lab/simulationresult.h"
#include "engine/cli/boomtown/calls.h"

namespace lodeline::boomtown {

cli::GameKind commandLineKind()
{
    return {.name = "boomtown",
            .recordFormat = kRecordFormat,
            .maxBytes = kMaxRecordBytes,
            .set = {"--deck", "Deck file (our own deck if not given)",
                    "Deck files, played in turn (our own deck if not given)"},
            .optionHelp = {},
            .checks = {{kDeckFormat, checkDeckFile}, {kRecordFormat, checkRecordFile}},
            .shards = {{kSimulationFormat, kMaxSimulationBytes, noShards}},
            .play = playCall,
            .replay = replayCall,
            .perft = perftCall,
            .hint = hintCall,
            .bench = benchCall,
            .simulate = simulateCall,
            .train = nullptr,
            .learn = nullptr};
}

} // namespace lodeline::boomtown
