// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/jsonreader.h"
#include "engine/goldrush/ai/evaluation/weightsfile.h"
#include "engine/goldrush/ai/training/training.h"

namespace lodeline::goldrush {

std::string writeWeights(const Weights& weights, const Training& training,
                         const std::vector<std::string>& setNames)
{
    return writeDocument(Json{{"format", kWeightsFormat},
                              {"version", kWeightsVersion},
                              {"learnedBy",
                               {{"command", "lodeline-cli train"},
                                {"tilesets", setNames},
                                {"rounds", training.rounds},
                                {"games", training.gamesPerRound},
                                {"randomMoves", training.randomMoves},
                                {"seed", training.seed}}},
                              {"weights", weights.parts}});
}

} // namespace lodeline::goldrush
