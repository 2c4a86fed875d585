// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boomtown/rules/deck.h"

#include <QString>

// How cards are called inside a sentence, in the language of the window: they have no names, and nobody sees
// their ids.
namespace lodeline::boomtown {

// "wagon on desert"
QString squareText(Square square);

// By as few of its squares as tell it from every other card of the deck: "wagon on desert", "wagon on desert
// and cow on snow". With its id where another card shows the same.
QString cardName(const Deck& deck, const Card& card);

} // namespace lodeline::boomtown
