// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/game.h"

#include <optional>

namespace lodeline::goldrush {

enum class CowboyObstacle {
    NoFarmers, // R3.3
    Occupied,  // R3.2: somebody has a cowboy on the feature
    NoneLeft,  // R3.1: none in the supply of the player
};

// Phase Act: why the player may not put a cowboy on that segment of the tile just placed; nothing where it is
// legal.
std::optional<CowboyObstacle> cowboyObstacle(const Game& game, SegmentRef segment);

} // namespace lodeline::goldrush
