// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as what was learned of a tile set: problems that can be told, or weights that are numbers and
// come back as they were written. What is told of the set can be worded and comes back, too.
#include "engine/goldrush/learning/learnedsetfile.h"
#include "engine/goldrush/lore/insightsfile.h"
#include "tests/fuzz/require.h"

namespace {

using namespace lodeline;
using namespace lodeline::goldrush;

void openWeights(std::string_view text)
{
    const auto learned = learnedSetOf(text);
    if (!learned) {
        requireReasons(learned.error());
        return;
    }
    require(canBeKept(learned->weights) && learned->weights == rounded(learned->weights));
    const auto again = learnedSetOf(toJson(*learned));
    require(again && *again == *learned);
    require(isOfShippedWeights(withShippedName(toJson(*learned))));
}

void openInsights(std::string_view text)
{
    const auto insights = insightsIn(text);
    if (!insights)
        return;
    for (const Insight& insight : *insights)
        require(!message(insight).empty());
    require(insightsIn(withInsights(toJson(LearnedSet()), *insights)) == insights);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    openWeights(text);
    openInsights(text);
    return 0;
}
