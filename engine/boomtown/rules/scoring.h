// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boomtown/rules/bonus.h"
#include "engine/boomtown/rules/town.h"

namespace lodeline::boomtown {

inline constexpr int kBonuses = 3; // that lie in the middle (B2)
using Bonuses = std::array<const Bonus*, kBonuses>;

// What a town is worth as it lies.
struct TownScore
{
    std::array<int, kTerritories> groups{}; // largest group of each territory (B7)
    std::array<int, kBonuses> bonuses{};    // in the order of the middle (B8), what is handed over included

    int total() const;
    friend bool operator==(const TownScore&, const TownScore&) = default;
};

// Whether a bonus looks at both towns (B9.5, B9.10, B9.13), and what such a one brings; the others bring
// nothing here.
bool comparesTowns(BonusKind kind);
int comparedPoints(const Bonus& bonus, const Counts& town, const Counts& opponent);

// Whether a bonus looks at nothing but the counts of the own town (B9.2, B9.11), and what such a one brings;
// the others bring nothing here.
bool countsAlone(BonusKind kind);
int countedPoints(const Bonus& bonus, const Counts& town);

// What a bonus brings by its number in the middle (B8, B9).
int bonusPoints(const Town& town, const Town& opponent, const Bonuses& bonuses, std::size_t number);

TownScore scoreOf(const Town& town, const Town& opponent, const Bonuses& bonuses);

// The squares of the largest group of a territory; where groups tie, the one that the bonuses are worth most
// with (B7, B9). No squares where there is none.
Rows largestGroup(const Town& town, Territory territory, const Bonuses& bonuses);

// Why a bonus brings what it does.
struct BonusReason
{
    int points = 0;
    Rows counted{}; // squares that bring points; for wilderness the empty places
    Rows against{}; // squares that cost points
};
BonusReason reasonOf(const Town& town, const Town& opponent, const Bonuses& bonuses, std::size_t number);

} // namespace lodeline::boomtown
