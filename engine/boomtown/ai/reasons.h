// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boomtown/rules/game.h"

namespace lodeline::boomtown {

// Why a move is good or bad, as data; `reasonTemplate` holds the sentence of each code.
struct Reason
{
    enum class Code : std::uint8_t {
        GrowsGroup,    // territory, amount: squares that its largest group gains
        ShrinksGroup,  // territory, amount: squares that it loses
        GainsBonus,    // bonus, amount: points
        LosesBonus,    // bonus, amount: points
        CostsOther,    // bonus, amount: points that the opponent loses by it
        HelpsOther,    // bonus, amount: points that the opponent gains by it
        CoversSquares, // amount: own squares that are covered
        KeepsCard,     // amount: points that the card would have brought the opponent at once
        GivesCards,    // amount: cards that are passed over, worth: points that they bring the opponent
    };

    Code code{};
    Territory territory{};
    int bonus = -1; // in the order of the middle
    int amount = 0;
    int worth = 0; // each as it would be the next card there; may be negative

    friend bool operator==(const Reason&, const Reason&) = default;
};

// The reasons that stand out for a legal move of the player whose turn it is, those that bring something
// first, then the others, each the weightiest first. None for Begin.
std::vector<Reason> reasonsFor(const Game& game, const Move& move);

// The stable name of a code ("grows-group"), and its English sentence with %Ln for the amount, %2 for the
// name of the territory or of the bonus and %3 for the worth; "(s)" stands where the plural depends on the
// amount. The app translates it in the context "BoomtownReason".
std::string_view toString(Reason::Code code);
const char* reasonTemplate(Reason::Code code);

} // namespace lodeline::boomtown
