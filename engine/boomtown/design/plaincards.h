// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boomtown/rules/deck.h"

namespace lodeline::boomtown {

// A deck to begin with: all fronts different and balanced (B1), a bonus of each kind.
Deck plainDeck();
// A bonus of the kind with numbers to begin with.
Bonus plainBonus(BonusKind kind);
// The first number that is no id of the deck.
std::string freeId(const Deck& deck);

} // namespace lodeline::boomtown
