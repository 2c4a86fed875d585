// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boomtown/rules/deck.h"
#include "engine/core/jsonreader.h"
#include "engine/core/text.h"

namespace lodeline::boomtown {

// The deck in a document of that format, for files and for the decks embedded in records. `pointer` leads to
// it. With errors among the problems, those of before too, the deck is a rough one and nobody looks at its
// content.
Deck readDeck(const Json& document, const std::string& pointer, Problems& problems, Texts texts);
Json deckToJson(const Deck& deck);

// A bonus of a card, of form only.
Bonus readBonus(ObjectReader& reader);

} // namespace lodeline::boomtown
