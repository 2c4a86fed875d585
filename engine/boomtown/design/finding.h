// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/problem.h"

#include <vector>

namespace lodeline::boomtown {

// What can be done about a finding by one click; repairs.h says what each does and how it is called.
enum class Repair : std::uint8_t {
    AddCards,
    RemoveSurplusCards,
    BalanceTerritories,
    BalanceSymbols,
    LimitTexts,
    GiveNewId,
    SortRows,
    RemoveUnknownKey,
};
inline constexpr int kRepairs = static_cast<int>(Repair::RemoveUnknownKey) + 1;

enum class CardPart : std::uint8_t { Id, Face, Back };

// Something that a designer wants to know of a deck, and where it is.
struct Finding
{
    Problem problem;
    int card = -1;                 // index in Deck::cards, -1 for the deck as a whole
    std::string cardId;            // of that card
    CardPart part = CardPart::Id;  // of that card
    std::vector<Repair> repairs{}; // the most fitting first; none where only the designer can know

    friend bool operator==(const Finding&, const Finding&) = default;
};

} // namespace lodeline::boomtown
