// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boomtown/rules/game.h"

#include <vector>

namespace lodeline::boomtown {

// What a card would change if it were placed: the differences in points.
struct Outcome
{
    std::array<int, kTerritories> groups{}; // B7
    std::array<int, kBonuses> bonuses{};    // B8, in the order of the middle
    int total = 0;
    int other = 0;                   // of the opponent, whom some bonuses touch
    std::vector<Position> covers{};  // squares that it would cover
    std::vector<Position> touches{}; // squares of the town that it would lie beside (B5), in reading order

    friend bool operator==(const Outcome&, const Outcome&) = default;
};

// `card` is an index in the deck, the placement is legal.
Outcome outcomeOf(const Game& game, int seat, int card, Placement placement);

// What the cards that would be passed over bring now, each at its best place.
struct PassOver
{
    std::vector<int> toOther; // by card, in the order of the circle
    std::vector<int> toSelf;

    friend bool operator==(const PassOver&, const PassOver&) = default;
};
PassOver passOver(const Game& game, int skip);

} // namespace lodeline::boomtown
