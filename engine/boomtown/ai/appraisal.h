// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boomtown/rules/scoring.h"

namespace lodeline::boomtown {

// What searches call a lead is in hundredths of a point, so that a win by fewer cards (B8) finds room below a
// point; whole numbers, so that it is the same everywhere. All else is in points.
inline constexpr int kPoint = 100;
inline constexpr int kMuch = 1'000'000; // no lead is so large

// In points: what the bonuses bring that look at one town alone, and what those bring that look at both, less
// what these bring the opponent.
int ownBonuses(const Town& town, const Bonuses& bonuses);
int comparison(const Counts& town, const Counts& opponent, const Bonuses& bonuses);

} // namespace lodeline::boomtown
