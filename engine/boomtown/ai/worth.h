// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boomtown/rules/game.h"

namespace lodeline::boomtown {

// What a card brings a seat at most, in points, if it were placed now: the change of the lead over the other
// seat, which may be negative.
struct CardWorth
{
    int points = 0;
    Placement placement; // that brings so many
};

// `card` is an index in the deck; the town has less than kCircle cards.
CardWorth worthOf(const Game& game, int seat, int card);

// What the cards that a move of the player whose turn it is passes over bring the other one in this way, each
// as if it came next; 0 where it passes none.
int worthOfPassed(const Game& game, const Move& move);

} // namespace lodeline::boomtown
