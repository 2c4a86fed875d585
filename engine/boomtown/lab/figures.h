// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boomtown/lab/decksums.h"
#include "engine/core/series/winshare.h"

namespace lodeline::boomtown {

// What the counts about a deck come to.
struct DeckFigures
{
    // Of a kind that was in no game: 0.
    struct Bonus
    {
        double points = 0;  // of a player in a game with it
        double decided = 0; // share of these games
    };

    double points = 0; // of a player, on average
    double margin = 0; // points between the two
    WinShare first;    // of whoever drafts first (B2)
    std::array<Bonus, kBonusKinds> bonuses;
};

// The sums must have games.
DeckFigures figuresOf(const DeckSums& sums);

// What the usual deck gives with two foremen, for those who have not simulated it beside theirs:
// `lodeline-cli simulate --game boomtown --players foreman,foreman --games 4000 --seed 1`.
DeckFigures usualFigures();

} // namespace lodeline::boomtown
