// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/tile.h"

#include <vector>

namespace lodeline::art {

// Legal definitions that no classic tile shows: crowded, empty, tangled.
std::vector<goldrush::TileDesign> oddTiles();

} // namespace lodeline::art
