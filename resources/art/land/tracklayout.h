// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "resources/art/land/attempt.h"
#include "resources/art/land/layout.h"

namespace lodeline::art {

// Lays the tracks between edges, the town and the turntable; needs no mountains.
void layOpenTracks(const goldrush::TileDesign& design, Layout& layout, const Attempt& attempt);

// Lays the tracks that end in a mountain, and hides what lies under mountains.
void layTunnels(const goldrush::TileDesign& design, Layout& layout, const Attempt& attempt);

} // namespace lodeline::art
