// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boomtown/rules/deck.h"

#include <vector>

// What a designer does to the list of cards, on a plain deck. Cards are named by their place in the list;
// lists of them are in rising order without doubles.
namespace lodeline::boomtown::editor {

using CardRows = std::vector<int>;

inline constexpr std::size_t kMostCards = 10 * kDeckCards; // that a draft is opened with

// Whether a card has this id.
bool isTaken(const Deck& deck, const std::string& id);
// Adds cards before a row, with other ids where theirs are taken; the rows that they got. Those beyond
// kMostCards are left out.
CardRows insertCards(Deck& deck, int row, std::vector<Card> cards);
void removeCards(Deck& deck, const CardRows& rows);
// Puts cards before another row, in their order; the rows that they got.
CardRows moveCards(Deck& deck, const CardRows& rows, int before);
// False for an id that is not allowed or taken.
bool renameCard(Deck& deck, int row, const std::string& id);
// Another kind of bonus, which keeps what both take and begins with plain numbers for the rest.
void setKind(Bonus& bonus, BonusKind kind);

} // namespace lodeline::boomtown::editor
