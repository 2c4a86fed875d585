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

} // namespace lodeline::boomtown
