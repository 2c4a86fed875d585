// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/knowledge/edges.h"

#include <vector>

namespace lodeline::goldrush {

// Copies of tiles in the stack, without the one in hand, that would fit in some rotation (R2.1).
int copiesThatFit(const Game& game, const WantedEdges& wanted);

// The empty squares beside a tile that neither the tile in hand nor any in the stack fits, sorted.
std::vector<Position> deadSquares(const Game& game);

} // namespace lodeline::goldrush
