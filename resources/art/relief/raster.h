// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "resources/art/land/layout.h"
#include "resources/art/relief/pixels.h"

#include <algorithm>
#include <array>
#include <vector>

namespace lodeline::art {

class Rows;

// How far inside a mountain every pixel of a turned tile lies, and how high the ground is there.
class Raster
{
public:
    // The layout and the pixels have to live as long as the raster.
    Raster(const Layout& layout, const Pixels& pixels, Rows& rows);

    // In tile widths, below 0 outside, -1 where there is no mountain at all. Inside the picture only.
    double depth(int column, int row) const { return double(depths_[at(column, row)]); }
    double height(int column, int row) const { return double(heights_[at(column, row)]); }
    // By how much the ground rises from the left to the right of a pixel and from above it to below it.
    QPointF slope(int column, int row) const;
    // 0 on a mountain edge, where the neighbour's shape is unknown, 1 away from it.
    double inland(Pixel pixel) const { return std::min(inlandX_[pixel.x], inlandY_[pixel.y]); }

private:
    // What a mountain edge does to a row or column of pixels near it; 1 and 1 at any other edge.
    struct Nearness
    {
        double wide = 1;   // 0 on the edge, 1 away from it
        double narrow = 1; // the same within half the distance
    };

    std::size_t at(int column, int row) const
    {
        return static_cast<std::size_t>(row) * static_cast<std::size_t>(pixels_.width()) +
               static_cast<std::size_t>(column);
    }
    void measureEdges();
    void raise(int column, int row, int octaves);
    double joined(Pixel pixel, double inner) const;
    double roughness(Pixel pixel, double depth) const;
    const Nearness& nearness(Pixel pixel, Side side) const;

    const Layout& layout_;
    const Pixels& pixels_;
    std::vector<DepthStep> across_;
    std::vector<DepthStep> down_;
    std::array<std::vector<Nearness>, kSides> nearness_; // by y for north and south, by x for east and west
    std::vector<double> inlandX_;
    std::vector<double> inlandY_;
    std::vector<double> profilesX_; // heights along an edge in the north or the south
    std::vector<double> profilesY_;
    std::vector<float> depths_;
    std::vector<float> heights_;
};

} // namespace lodeline::art
