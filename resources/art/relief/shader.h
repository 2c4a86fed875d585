// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "resources/art/relief/maplines.h"
#include "resources/art/relief/pixels.h"
#include "resources/art/relief/raster.h"
#include "resources/art/theme/theme.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace lodeline::art {

struct Rgb
{
    double r = 0, g = 0, b = 0;
};

inline Rgb mix(Rgb a, Rgb b, double t)
{
    return {a.r + t * (b.r - a.r), a.g + t * (b.g - a.g), a.b + t * (b.b - a.b)};
}
inline Rgb times(Rgb a, double f)
{
    return {a.r * f, a.g * f, a.b * f};
}

// What colour the ground has at each pixel of a turned tile, and what that colour is made of.
class Shader
{
public:
    // The layout, the raster and the pixels have to live as long as the shader.
    Shader(const Layout& layout, const Theme& theme, const Raster& raster, const Pixels& pixels);

    QRgb at(int column, int row) const;

    // Prairie: how light (above 0) or dark it is in itself, how much of the foot of a mountain is mixed in,
    // and how much light the mountain takes away.
    double tone(Pixel pixel) const;
    double foot(Pixel pixel, double depth) const;
    double shadow(int column, int row) const;
    Rgb prairieColour(double tone) const;
    Rgb foothill() const { return foothill_; }

    // Mountain: `patch` makes what depends on the height irregular; snow is 0 to 1.
    double patch(Pixel pixel) const { return (patches_.at(pixel) - 0.5) * raster_.inland(pixel); }
    double snow(int column, int row) const { return snow(column, row, slope(column, row)); }
    Rgb rockColour(double height, double patch, double snow) const;
    // How brightly a slope is lit: kLevelLight on level ground.
    double light(int column, int row) const { return light(column, row, slope(column, row)); }
    Rgb lit(Rgb colour, double light) const;

    // The light on level ground, and in the deepest shade.
    static constexpr double kLevelLight = 0.94;
    static constexpr double kLeastLight = 0.35;

private:
    // A colour, and how much light it lacks: 0 to 1.
    struct Lit
    {
        Rgb colour;
        double dark = 0;
    };
    // How far the ground rises over its own width, and how squarely the light falls on it.
    struct Slope
    {
        double steep = 0;
        double lit = 0;
    };
    // What one coordinate adds to the light and dark of the prairie that every tile has alike, whichever way
    // it is turned.
    struct Wave
    {
        double once = 0;
        double twice = 0;
        double thrice = 0;
    };
    // How far a coordinate is from the border of the tile.
    struct Inset
    {
        double wide = 0; // 0 on the border, 1 away from it
        double narrow = 0;
    };
    // Where ground that is higher shades a pixel: up and to the left by `off` pixels, if it is higher by
    // `least`.
    struct ShadowStep
    {
        int off = 0;
        double least = 0;
    };

    static Wave waveAt(double t);
    static Inset insetAt(double t);
    static std::vector<ShadowStep> shadowSteps(double pixel);

    Lit prairie(int column, int row, double depth) const;
    Lit inGorge(int column, int row, double depth, const Lit& ground, double inside) const;
    Lit mountain(int column, int row) const;
    Slope slope(int column, int row) const;
    double snow(int column, int row, const Slope& slope) const;
    double light(int column, int row, const Slope& slope) const;
    double wave(Pixel pixel) const;
    double fade(Pixel pixel) const { return std::min(insetsX_[pixel.x].narrow, insetsY_[pixel.y].narrow); }
    double shade(int column, int row) const;

    const Raster& raster_;
    const Pixels& pixels_;
    PixelNoise broad_;
    PixelNoise middling_;
    PixelNoise fine_;
    PixelNoise patches_;
    std::vector<Wave> wavesX_;
    std::vector<Wave> wavesY_;
    std::vector<Inset> insetsX_;
    std::vector<Inset> insetsY_;
    double pixel_; // in tile widths
    std::vector<ShadowStep> shadow_;
    const Layout* gorges_; // where there are some
    std::vector<DepthStep> across_;
    std::vector<DepthStep> down_;
    Rgb gorge_, gorgeDark_;
    Rgb grass_, grassLight_, grassDark_, foothill_, rock_, rockHigh_, snow_;
    Rgb ink_;
    double brightness_;
    double shading_;
    double tone_;
    std::optional<MapLines> lines_; // where the theme has some
};

} // namespace lodeline::art
