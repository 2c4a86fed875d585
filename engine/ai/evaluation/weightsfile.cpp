// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/evaluation/learnedweights.h"
#include "engine/ai/training.h"
#include "engine/core/jsonreader.h"

#include <algorithm>

namespace lodeline {
namespace {

constexpr std::string_view kFormat = "lodeline-weights";
constexpr int kVersion = 2;
constexpr std::size_t kMaxBytes = 1U << 20;

} // namespace

std::string writeWeights(const Weights& weights, const Training& training,
                         const std::vector<std::string>& setNames)
{
    return writeDocument(Json{{"format", kFormat},
                              {"version", kVersion},
                              {"learnedBy",
                               {{"command", "lodeline-cli train"},
                                {"tilesets", setNames},
                                {"rounds", training.rounds},
                                {"games", training.gamesPerRound},
                                {"randomMoves", training.randomMoves},
                                {"seed", training.seed}}},
                              {"weights", weights.parts}});
}

std::optional<Weights> readWeights(std::string_view json)
{
    const auto document = parseDocument(json, kFormat, kVersion, kMaxBytes);
    if (!document)
        return std::nullopt;
    try {
        const Json& rows = document->at("weights");
        const auto isRow = [](const Json& row) { return row.size() == Phase::kParts; };
        if (rows.size() != terms::kCount || !std::ranges::all_of(rows, isRow))
            return std::nullopt;
        return Weights{rows.get<decltype(Weights::parts)>()};
    } catch (const Json::exception&) {
        return std::nullopt;
    }
}

const Weights& Weights::learned()
{
    static const Weights weights = readWeights(kLearnedWeights).value();
    return weights;
}

} // namespace lodeline
