// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/knowledge/tilecounts.h"

namespace lodeline::goldrush {

std::vector<TileCount> tileCounts(const Game& game)
{
    const std::vector<int> left = game.copiesLeft();
    std::vector<TileCount> counts(left.size());
    for (std::size_t design = 0; design < counts.size(); ++design) {
        counts[design].design = static_cast<int>(design);
        counts[design].all = game.tileSet().tiles[design].count;
        counts[design].left = left[design];
    }
    for (int order = 0; order < game.placedCount(); ++order)
        ++counts[static_cast<std::size_t>(game.placedTile(order).design)].lying;
    if (game.phase() == Game::Phase::Place)
        ++counts[static_cast<std::size_t>(*game.drawn())].inHand;
    for (TileCount& count : counts)
        count.discarded = count.all - count.lying - count.inHand - count.left;
    return counts;
}

} // namespace lodeline::goldrush
