// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boomtown/rules/deck.h"
#include "engine/boomtown/rules/move.h"

#include <array>

namespace lodeline::boomtown {

// What the lab counts while computer players play a deck: sums over games, integers only, so that the sums of
// any parts of a run join to those of the whole, in any order.

// Of the player who drafts first (B2), or of the other one.
struct TurnSums
{
    std::int64_t parts = 0; // of wins, in parts of kPartsOfAWin
    std::int64_t partSquares = 0;
    std::int64_t points = 0;

    TurnSums& operator+=(const TurnSums& other);
    friend bool operator==(const TurnSums&, const TurnSums&) = default;
};

// Of the bonuses of one kind, each time that one lies in the middle.
struct BonusSums
{
    std::int64_t games = 0;
    std::int64_t points = 0;  // of both players
    std::int64_t decided = 0; // it brought the better player more points above the other than the margin was

    BonusSums& operator+=(const BonusSums& other);
    friend bool operator==(const BonusSums&, const BonusSums&) = default;
};

// Of one card.
struct CardSums
{
    std::int64_t middle = 0; // games in which it was a bonus
    std::int64_t drafted = 0;
    std::int64_t numbers = 0; // of those drafts, each game's first being 1: their sum
    std::int64_t passed = 0;  // over, so that the opponent got it for free (B3)

    CardSums& operator+=(const CardSums& other);
    friend bool operator==(const CardSums&, const CardSums&) = default;
};

struct DeckSums
{
    int games = 0;
    std::int64_t margins = 0;             // points between the two, added up
    std::array<TurnSums, kPlayers> turns; // who drafts first, the other one
    std::array<BonusSums, kBonusKinds> bonuses;
    std::array<CardSums, kDeckCards> cards;

    DeckSums& operator+=(const DeckSums& other); // of the same deck
    friend bool operator==(const DeckSums&, const DeckSums&) = default;
};

} // namespace lodeline::boomtown
