// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boomtown/rules/deck.h"
#include "engine/core/text.h"

namespace lodeline::boomtown {

inline constexpr std::string_view kDeckFormat = "lodeline-deck";
inline constexpr int kDeckVersion = 1;
inline constexpr std::size_t kMaxDeckBytes = 1U << 20;
inline constexpr int kMostPoints = 99; // and -99 the fewest, of any number of a bonus
inline constexpr std::size_t kMostTableRows = 2 * kMostPoints + 1; // one from each such number on

// A deck together with the warnings and notes that reading it gave.
struct LoadedDeck
{
    Deck deck;
    Problems problems;
};

// Reads the text of a `*.deck.json`. The deck can be played when this succeeds.
Result<LoadedDeck> parseDeck(std::string_view text, Texts texts = Texts::Strict);

// The same for a deck that is being edited: faults of content are told, but keep nobody from having it.
Result<LoadedDeck> parseDeckDraft(std::string_view text, Texts texts = Texts::Strict);
// All that `parseDeck` would tell of the content.
Problems validate(const Deck& deck);

// The text of a `*.deck.json`; unknown keys come back where they were.
std::string writeDeck(const Deck& deck);

} // namespace lodeline::boomtown
