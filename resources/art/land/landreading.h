// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "resources/art/land/misread.h"

#include <vector>

namespace lodeline::art {

struct Layout;

// Which segments of a tile somebody would take for something else who sees what is laid out: the ground, and
// the ways over it. Needs the ways of the layout.
std::vector<Misread> misreadSegments(const goldrush::TileDesign& design, const Layout& layout);

} // namespace lodeline::art
