// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/knowledge/featureaccount.h"

#include <array>
#include <optional>
#include <vector>

namespace lodeline::goldrush {

// A feature with cowboys on it, by one of its segments.
struct HeldFeature
{
    PlacedSegment at;
    FeatureAccount account;
};

// By kind, then those that bring most at the end (R7.2, R7.3) first.
std::vector<HeldFeature> heldFeatures(const Game& game);

// How a player stands if the game ended now: anybody at the table can add it up, but for the gold of others.
struct Standing
{
    int score = 0;
    std::array<int, 4> open{}; // points at the end by FeatureKind (R7.2, R7.3)
    int tokens = 0;            // taken
    double gold = 0;           // what they are worth: known to the viewer, or on average

    int withoutGold() const;
    double total() const { return withoutGold() + gold; }
};

// By seat. `viewer` knows the own tokens; kSpectator nobody's. Of a game that is over all gold is in `score`.
std::vector<Standing> standingsOf(const Game& game, int viewer);

// Of the tokens of one value those that the viewer has not seen (R2.5, R3.6).
struct UnseenTokens
{
    int value = 0;
    int all = 0;
    int unseen = 0;

    friend bool operator==(const UnseenTokens&, const UnseenTokens&) = default;
};

// By value, ascending.
std::vector<UnseenTokens> unseenTokens(const Game& game, int viewer);
// What one of them is worth on average; nothing when all were seen.
std::optional<double> meanOf(const std::vector<UnseenTokens>& tokens);

} // namespace lodeline::goldrush
