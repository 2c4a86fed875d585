// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as games of a training, or as a learning that is begun: problems that can be told, or games that
// come back as they were written. Whatever their sums, the round can be learned from, and what comes of it is
// refused or can be kept.
#include "engine/goldrush/ai/training/trainingshard.h"
#include "engine/goldrush/learning/learnedsetfile.h"
#include "tests/fuzz/require.h"

namespace {

using namespace lodeline;
using namespace lodeline::goldrush;

void learnFrom(const TrainingShard& shard, const TrainingShard& again)
{
    const Weights weights = afterRound(shard.before, shard.sums).weights;
    const bool isKept = canBeKept(weights);
    require(canBeKept(afterRound(again.before, again.sums).weights) == isKept);
    if (isKept)
        require(learnedSetOf(toJson(LearnedSet{rounded(weights), 1, 0.5})).has_value());
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto shard = trainingShardOf({reinterpret_cast<const char*>(data), size});
    if (!shard) {
        requireReasons(shard.error());
        return 0;
    }
    for (const std::string& name : shard->sets)
        requireText(name, kNameText);
    const auto again = trainingShardOf(toJson(*shard));
    require(again && again->sets == shard->sets && again->training == shard->training &&
            again->before == shard->before && again->sums.games == shard->sums.games);
    if (!shard->sums.games.empty())
        learnFrom(*shard, *again);
    return 0;
}
