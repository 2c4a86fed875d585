// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/cli/goldrush/kind.h"

#include "engine/cli/goldrush/calls.h"
#include "engine/goldrush/ai/training/trainingshard.h"
#include "engine/goldrush/files/record.h"
#include "engine/goldrush/files/tilesetjson.h"
#include "engine/goldrush/lab/simulationresult.h"
#include "engine/goldrush/learning/learnedsetfile.h"

namespace lodeline::goldrush {

cli::GameKind commandLineKind()
{
    return {.name = "goldrush",
            .recordFormat = kRecordFormat,
            .maxBytes = kMaxRecordBytes,
            .set = {"--tileset", "Tile set file (the classic set if not given)",
                    "Tile set files, played in turn (the classic set if not given)"},
            .optionHelp = playOptions(),
            .checks = {{kTileSetFormat, checkTileSet},
                       {kRecordFormat, checkRecord},
                       {kLearnedFormat, checkLearned}},
            .shards = {{kSimulationFormat, kMaxSimulationBytes, noShards},
                       {kTrainingFormat, kMaxTrainingBytes, noTrainingShards}},
            .play = playCall,
            .replay = replayCall,
            .perft = perftCall,
            .hint = hintCall,
            .bench = benchCall,
            .simulate = simulateCall,
            .train = trainCall,
            .learn = learnCall};
}

} // namespace lodeline::goldrush
