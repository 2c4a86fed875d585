// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/tile.h"

namespace lodeline::goldrush {

// What a drawing of a tile has to tell beyond what its railroads and mountains show by themselves.
struct Tangle
{
    int crossings = 0; // how often prairies cross one another on their ways from edge to edge
    int joined = 0;    // parts of prairies that a track or a mountain cuts off from the rest
    int parted = 0;    // prairies that share their ground with another one
};

Tangle tangleOf(const TileDesign& tile);

// Whether that is too much for one tile: prairies cross one another; one is cut off where others share
// ground; or a peak or a valley lies amid several such parts.
bool isTangled(const TileDesign& tile, const Tangle& tangle);

} // namespace lodeline::goldrush
