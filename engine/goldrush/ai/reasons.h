// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/game.h"

namespace lodeline::goldrush {

// Why a move is good or bad, as data; `reasonTemplate` holds the sentence of each code.
struct Reason
{
    enum class Code : std::uint8_t {
        ScoresRailroad, // amount: points
        ScoresMountain,
        ScoresCity,
        TakesTokens,    // amount: tokens of a mountain completed
        GivesPoints,    // player, amount: points for somebody else
        SharesPoints,   // amount: points that others get as well
        MinesToken,     // amount: tokens left on that mountain
        KeepsCowboy,    // the cowboy placed comes back at once
        FreesCowboys,   // amount: own cowboys that come back
        LastCowboy,     // no cowboy is left in the supply
        StartsRailroad, // amount: tiles
        StartsMountain, // amount: nuggets
        StartsCity,     // amount: railroads that leave it
        StartsPrairie,  // amount: points so far
        PitchesTent,    // amount: tokens on that mountain
        GrowsOwn,       // amount: features held by the player that grow
        GrowsOthers,    // player: somebody whose feature grows
        JoinsRival,     // player: somebody who now shares or contests a feature
        TilesComplete,  // amount of `of` tiles left would complete the feature of the new cowboy
    };

    Code code{};
    int player = -1;
    int amount = 0;
    int of = 0;

    friend bool operator==(const Reason&, const Reason&) = default;
};

// The reasons that stand out for a legal move of the player whose turn it is: first what is scored, then
// which cowboys come home or are left, what the action does, and which features grow. Sees only what that
// player sees.
std::vector<Reason> reasonsFor(const Game& game, const Move& move);

// The stable name of a code ("scores-railroad"), and its English sentence with %Ln for the amount, %2 for
// `of` and %3 for the name of the player; "(s)" stands where the plural depends on the amount. The app
// translates it in the context "Reason".
std::string_view toString(Reason::Code code);
const char* reasonTemplate(Reason::Code code);

} // namespace lodeline::goldrush
