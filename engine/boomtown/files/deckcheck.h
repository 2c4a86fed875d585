// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boomtown/rules/deck.h"
#include "engine/core/problem.h"

namespace lodeline::boomtown {

// Problems of content: what the types of the members do not show. Pointers begin with `pointer`. Notes are
// looked for only where there are no errors.
void checkDeck(const Deck& deck, const std::string& pointer, Problems& problems);

// The two halves of it. The balance is judged where the deck has all of its cards.
void findDeckErrors(const Deck& deck, const std::string& pointer, Problems& problems);
void findDeckNotes(const Deck& deck, const std::string& pointer, Problems& problems);

} // namespace lodeline::boomtown
