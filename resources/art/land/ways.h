// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/tile.h"
#include "resources/art/land/attempt.h"

namespace lodeline::art {

struct Layout;

// Lays out what tells segments apart and together where the ground alone does not: fences between prairies
// that share it, trails from one part of a prairie to the next over whatever lies between, arches of rock
// from one part of a mountain to the next, gorges where no prairie reaches. Needs the land of the layout.
void layWays(const goldrush::TileDesign& design, Layout& layout, const Attempt& attempt);

} // namespace lodeline::art
