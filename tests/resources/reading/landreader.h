// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/tile.h"

#include <string>

namespace lodeline::art {

// Reads a tile as a player would who sees nothing but its picture, in the plain theme and without symbols:
// joins what lies in one, what a trail or an arch leads to, and what goes on below them, below a bridge or
// along a tunnel. Says where that differs from what is meant; empty where it does not.
std::string misreading(const goldrush::TileDesign& painted, const goldrush::TileDesign& meant,
                       Rotation rotation = Rotation::R0);
inline std::string misreading(const goldrush::TileDesign& design, Rotation rotation = Rotation::R0)
{
    return misreading(design, design, rotation);
}

} // namespace lodeline::art
