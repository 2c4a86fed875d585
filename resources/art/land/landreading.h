// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/tile.h"

namespace lodeline::art {

struct Layout;

// How many segments of a tile somebody would take for several, or for one with another, who sees what is laid
// out: the ground, and the ways over it. Needs the ways of the layout.
int misreadSegments(const goldrush::TileDesign& design, const Layout& layout);

} // namespace lodeline::art
