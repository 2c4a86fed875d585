// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boomtown/rules/deck.h"
#include "tests/fuzz/require.h"

namespace lodeline::boomtown {

inline void requireLimits(const Deck& deck)
{
    requireWords(deck);
    require(deck.cards.size() == kDeckCards);
    for (const Card& card : deck.cards)
        require(isId(card.id));
}

} // namespace lodeline::boomtown
