// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/geometry.h"

#include <string>

namespace lodeline::goldrush {

// Inline SVG of a tile turned or mirrored (left to right, before it is turned) with it: one group around what
// the picture holds. Turning again changes that group, so that nothing piles up, and turning back takes it
// away. A text that is no SVG with a viewBox stays as it is.
std::string turnedArt(const std::string& svg, Rotation by);
std::string mirroredArt(const std::string& svg);
// How it lies by that: mirrored first, then turned.
struct ArtLie
{
    bool isMirrored = false;
    Rotation turned = Rotation::R0;

    friend bool operator==(const ArtLie&, const ArtLie&) = default;
};
ArtLie lieOf(const std::string& svg);

// It keeps its proportions, in the middle, where it is stretched over a square.
std::string wholeArt(const std::string& svg);

} // namespace lodeline::goldrush
