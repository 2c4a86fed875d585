// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/geometry.h"
#include "resources/art/land/noise.h"

#include <QPointF>
#include <QSize>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace lodeline::art {

// A pixel as the tile sees it: the entries of its x and of its y in tables of what depends on one of them
// alone.
struct Pixel
{
    std::size_t x = 0;
    std::size_t y = 0;
};

// The middles of the pixels of a turned tile in unit coordinates of the unrotated one.
class Pixels
{
public:
    Pixels(Rotation rotation, QSize px);
    // In their place the corners of so many cells a side of an unrotated tile, one more than there are cells.
    explicit Pixels(int cells);

    int width() const { return width_; }   // on the screen
    int height() const { return height_; } // on the screen
    // `column` and `row` are on the screen.
    Pixel at(int column, int row) const
    {
        return turned_ ? Pixel{static_cast<std::size_t>(row), static_cast<std::size_t>(column)}
                       : Pixel{static_cast<std::size_t>(column), static_cast<std::size_t>(row)};
    }
    QPointF point(Pixel pixel) const { return {xs_[pixel.x], ys_[pixel.y]}; }

    // One value of `make` for each x or each y that a pixel has.
    template <typename Make>
    auto forEachX(const Make& make) const
    {
        return tableOf(xs_, make);
    }
    template <typename Make>
    auto forEachY(const Make& make) const
    {
        return tableOf(ys_, make);
    }

private:
    template <typename Make>
    static auto tableOf(const std::vector<double>& coordinates, const Make& make)
    {
        std::vector<decltype(make(0.0))> table;
        table.reserve(coordinates.size());
        for (const double coordinate : coordinates)
            table.push_back(make(coordinate));
        return table;
    }

    bool turned_; // by a quarter: the tile's x runs down the screen
    int width_;
    int height_;
    std::vector<double> xs_;
    std::vector<double> ys_;
};

// `valueNoise` at every pixel.
class PixelNoise
{
public:
    // The noise at (scale.x() * x + offset, scale.y() * y + offset).
    PixelNoise(const Pixels& pixels, QPointF scale, double offset, std::uint32_t seed);

    double at(Pixel pixel) const { return valueNoise(xs_[pixel.x], ys_[pixel.y], seed_); }

private:
    std::vector<LatticeStep> xs_;
    std::vector<LatticeStep> ys_;
    std::uint32_t seed_;
};

} // namespace lodeline::art
