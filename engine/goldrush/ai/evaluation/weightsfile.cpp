// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/ai/evaluation/weightsfile.h"

#include "engine/core/jsonreader.h"
#include "engine/goldrush/ai/evaluation/learnedweights.h"

#include <algorithm>

namespace lodeline::goldrush {
namespace {

constexpr std::size_t kMaxBytes = 1U << 20;

} // namespace

std::optional<Weights> readWeights(std::string_view json)
{
    const auto document = parseDocument(json, kWeightsFormat, kWeightsVersion, kMaxBytes);
    if (!document)
        return std::nullopt;
    const auto weights = document->find("weights");
    return weights == document->end() ? std::nullopt : weightsOf(*weights);
}

std::optional<Weights> weightsOf(const Json& rows)
{
    try {
        const auto isRow = [](const Json& row) { return row.size() == Progress::kParts; };
        if (rows.size() != terms::kCount || !std::ranges::all_of(rows, isRow))
            return std::nullopt;
        return Weights{rows.get<decltype(Weights::parts)>()};
    } catch (const Json::exception&) {
        return std::nullopt;
    }
}

const SharedWeights& shippedWeights()
{
    // Never destroyed: a thread that was abandoned may ask for them while the program ends.
    static const SharedWeights& weights =
        *new SharedWeights(std::make_shared<const Weights>(readWeights(kLearnedWeights).value()));
    return weights;
}

} // namespace lodeline::goldrush
