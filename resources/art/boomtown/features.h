// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "resources/art/draw/canvas.h"

namespace lodeline::boomtown {

// What stands on the ground of a square, which is the unit square of the canvas: by its shape alone each
// territory is told from the others. `seed` varies what is strewn; lines that reach an edge go on in a
// neighbour of any seed.
void drawFeatures(const art::Canvas& canvas, Territory territory, std::uint32_t seed);

} // namespace lodeline::boomtown
