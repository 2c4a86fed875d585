// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/game.h"

#include <optional>
#include <vector>

namespace lodeline::goldrush {

// What anybody at the table can say of a feature as far as it has been built.
struct FeatureAccount
{
    FeatureInfo info;
    std::vector<int> leaders; // seats with the most cowboys (R4.5): several on a tie, none without cowboys
    std::vector<int> tents;   // seats whose tent stands on it
    // For each of the leaders: if the game ended now (R7.2, R7.3), and if the feature were complete as it is
    // (R4.1, R4.2). Of a city nobody knows how many railroads will be different ones; a prairie never is.
    int pointsAtEnd = 0;
    std::optional<int> pointsComplete{};
};

// Of the feature of a placed tile's segment.
FeatureAccount accountOf(const Game& game, Position at, SegmentRef segment);

} // namespace lodeline::goldrush
