// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/boomtown/statistics/deckcounts.h"

namespace lodeline::boomtown::editor {

DeckCounts countsOf(const Deck& deck)
{
    DeckCounts counts;
    for (const Card& card : deck.cards) {
        ++counts.bonuses[static_cast<std::size_t>(card.bonus.kind)];
        for (const Square square : card.front) {
            ++counts.pairs[index(square.territory)][index(square.symbol)];
            ++counts.territories[index(square.territory)];
            ++counts.symbols[index(square.symbol)];
        }
    }
    return counts;
}

} // namespace lodeline::boomtown::editor
