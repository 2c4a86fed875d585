// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boomtown/rules/deck.h"

#include <array>

namespace lodeline::boomtown::editor {

// How often a deck has what.
struct DeckCounts
{
    std::array<std::array<int, kSymbols>, kTerritories> pairs{}; // squares with both
    std::array<int, kTerritories> territories{};
    std::array<int, kSymbols> symbols{};
    std::array<int, kBonusKinds> bonuses{};

    friend bool operator==(const DeckCounts&, const DeckCounts&) = default;
};

DeckCounts countsOf(const Deck& deck);

// Of each territory and of each symbol in a balanced deck (B1).
inline constexpr int kBalancedTerritory = static_cast<int>(kDeckCards) * kSquares / kTerritories;
inline constexpr int kBalancedSymbol = static_cast<int>(kDeckCards) * kSquares / kSymbols;

} // namespace lodeline::boomtown::editor
