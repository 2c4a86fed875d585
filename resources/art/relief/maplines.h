// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "resources/art/relief/raster.h"
#include "resources/art/theme/tilecolours.h"

namespace lodeline::art {

// The lines that an engraver draws mountains with: around their foot, along the same height, and hatching on
// what lies in the shade. They go on from tile to tile.
class MapLines
{
public:
    // The raster and the pixels have to live as long as the lines.
    MapLines(const DrawingStyle& style, const Raster& raster, const Pixels& pixels, std::uint32_t seed);

    static bool areIn(const DrawingStyle& style);

    // How much ink covers a pixel, 0 to 1. `dark`: how much light it lacks, 0 to 1.
    double inkAt(int column, int row, double dark) const;

private:
    double foot(double depth) const;
    double contour(int column, int row) const;
    double hatching(int column, int row, double dark) const;
    double strokes(double across, double cover) const;

    const DrawingStyle style_;
    const Raster& raster_;
    const Pixels& pixels_;
    PixelNoise hand_;
    double px_;       // of the tile
    double strokes_;  // on the way along an edge
    double strength_; // of contours
};

} // namespace lodeline::art
