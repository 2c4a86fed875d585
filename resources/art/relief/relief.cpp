// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/relief/relief.h"

#include "resources/art/relief/maplines.h"
#include "resources/art/relief/pixels.h"
#include "resources/art/relief/raster.h"
#include "resources/art/relief/rows.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <optional>
#include <vector>

namespace lodeline::art {

namespace {

struct Rgb
{
    double r = 0, g = 0, b = 0;
};

Rgb rgb(const QColor& colour)
{
    return {colour.redF(), colour.greenF(), colour.blueF()};
}
Rgb mix(Rgb a, Rgb b, double t)
{
    return {a.r + t * (b.r - a.r), a.g + t * (b.g - a.g), a.b + t * (b.b - a.b)};
}
Rgb times(Rgb a, double f)
{
    return {a.r * f, a.g * f, a.b * f};
}

QRgb packed(Rgb c)
{
    const auto byte = [](double v) { return static_cast<int>(std::clamp(v, 0.0, 1.0) * 255.999); };
    return qRgb(byte(c.r), byte(c.g), byte(c.b));
}

// The light on level ground, and in the deepest shade.
constexpr double kLevelLight = 0.94;
constexpr double kLeastLight = 0.35;

// Light and dark of the prairie that every tile has alike, whichever way it is turned: what one coordinate
// adds.
struct Wave
{
    double once = 0;
    double twice = 0;
    double thrice = 0;
};

Wave waveAt(double t)
{
    constexpr std::size_t steps = 1024;
    static const auto cosines = [] {
        std::array<double, steps> values{};
        for (std::size_t i = 0; i < steps; ++i)
            values[i] = std::cos(2 * std::numbers::pi * double(i) / steps);
        return values;
    }();
    const auto at = [t](int times) {
        return cosines[static_cast<std::size_t>(std::lround(times * t * steps)) % steps];
    };
    return {at(1), at(2), at(3)};
}

// How far a coordinate is from the border of the tile.
struct Inset
{
    double wide = 0; // 0 on the border, 1 away from it
    double narrow = 0;
};

Inset insetAt(double t)
{
    const double border = std::min(t, 1 - t);
    return {smoothstep(0.0, 0.2, border), smoothstep(0.0, 0.1, border)};
}

// Where ground that is higher shades a pixel: up and to the left by `off` pixels, if it is higher by `least`.
struct ShadowStep
{
    int off = 0;
    double least = 0;
};

std::vector<ShadowStep> shadowSteps(double pixel)
{
    std::vector<ShadowStep> steps;
    for (int i = 1; i <= 7; ++i) {
        const double reach = 0.022 * i;
        const int off = static_cast<int>(std::lround(reach / pixel * 0.75));
        if (off > 0)
            steps.push_back({off, 3.4 * reach});
    }
    return steps;
}

class Shader
{
public:
    Shader(const Layout& layout, const Theme& theme, const Raster& raster, const Pixels& pixels)
        : raster_(raster)
        , pixels_(pixels)
        , broad_(pixels, {4, 4}, 3, layout.seed + 21)
        , middling_(pixels, {11, 11}, 0, layout.seed + 22)
        , fine_(pixels, {27, 31}, 0, layout.seed + 23)
        , patches_(pixels, {9, 9}, 0, layout.seed + 5)
        , wavesX_(pixels.forEachX(waveAt))
        , wavesY_(pixels.forEachY(waveAt))
        , insetsX_(pixels.forEachX(insetAt))
        , insetsY_(pixels.forEachY(insetAt))
        , pixel_(1.0 / std::max(pixels.width(), pixels.height()))
        , shadow_(shadowSteps(pixel_))
        , grass_(rgb(theme.land.grass))
        , grassLight_(rgb(theme.land.grassLight))
        , grassDark_(rgb(theme.land.grassDark))
        , foothill_(rgb(theme.land.foothill))
        , rock_(rgb(theme.land.rock))
        , rockHigh_(rgb(theme.land.rockHigh))
        , snow_(rgb(theme.land.snow))
        , brightness_(theme.brightness)
        , shading_(theme.drawing.shading / 100.0)
        , tone_(theme.drawing.tone / 100.0)
    {
        if (MapLines::areIn(theme.drawing)) {
            ink_ = rgb(theme.drawing.ink);
            lines_.emplace(theme.drawing, raster, pixels, layout.seed);
        }
    }

    QRgb at(int column, int row) const
    {
        const double depth = raster_.depth(column, row);
        const double inside = smoothstep(-0.7 * pixel_, 0.9 * pixel_, depth);
        Lit ground;
        if (inside < 1)
            ground = prairie(column, row, depth);
        if (inside > 0) {
            const Lit rock = mountain(column, row);
            ground = {mix(ground.colour, rock.colour, inside),
                      ground.dark + inside * (rock.dark - ground.dark)};
        }
        if (lines_)
            ground.colour = mix(ground.colour, ink_, lines_->inkAt(column, row, ground.dark));
        const double grain =
            unitHash(static_cast<std::uint32_t>(column), static_cast<std::uint32_t>(row), 77) - 0.5;
        return packed(times(ground.colour, brightness_ * (1 + 0.035 * tone_ * grain)));
    }

private:
    // A colour, and how much light it lacks: 0 to 1.
    struct Lit
    {
        Rgb colour;
        double dark = 0;
    };

    Lit prairie(int column, int row, double depth) const
    {
        const Pixel pixel = pixels_.at(column, row);
        const Inset& x = insetsX_[pixel.x];
        const Inset& y = insetsY_[pixel.y];
        const double own = broad_.at(pixel) + 0.5 * middling_.at(pixel) + 0.35 * fine_.at(pixel) - 0.92;
        const double tone = tone_ * (0.45 * wave(pixel) + 1.1 * own * std::min(x.wide, y.wide));
        Rgb colour = tone > 0 ? mix(grass_, grassLight_, std::min(1.0, tone))
                              : mix(grass_, grassDark_, std::min(1.0, -tone));
        if (depth > -0.09) {
            // The neighbour knows nothing of this mountain, so its shadow ends before the edge.
            const double fade = std::min(x.narrow, y.narrow);
            const double foot = smoothstep(-0.09, 0.0, depth);
            const double dark = 0.45 * shade(column, row) * fade;
            colour = mix(colour, foothill_, 0.35 * foot * foot * fade * shading_);
            return {times(colour, 1 - dark * shading_), dark};
        }
        return {colour, 0};
    }

    Lit mountain(int column, int row) const
    {
        const Pixel pixel = pixels_.at(column, row);
        const double high = raster_.height(column, row);
        const QPointF slope = raster_.slope(column, row) * (0.25 / (2 * pixel_));
        const double size = std::sqrt(slope.x() * slope.x() + slope.y() * slope.y() + 1);
        const double lit = (0.56 * slope.x() + 0.56 * slope.y() + 0.61) / size;
        const double steep = 1 - 1 / size;
        const double patch = (patches_.at(pixel) - 0.5) * raster_.inland(pixel);
        Rgb colour = mix(foothill_, rock_, smoothstep(0.05, 0.3, high + 0.1 * patch));
        colour = mix(colour, rockHigh_, smoothstep(0.35, 0.62, high + 0.12 * patch));
        const double snow = smoothstep(0.64, 0.72, high + 0.1 * patch - 0.1 * steep);
        colour = times(colour, 1 - 0.07 * tone_ * stratum(high * 15 + patch) * (1 - snow));
        colour = mix(colour, snow_, snow);
        double light = 0.50 + 0.72 * std::max(0.0, lit);
        light *= 1 - 0.30 * shade(column, row);
        const double dark = std::clamp((kLevelLight - light) / (kLevelLight - kLeastLight), 0.0, 1.0);
        light += (1 - shading_) * (kLevelLight - light);
        const Rgb shaded = times(colour, light);
        // Shadows are cool.
        const double cool = std::clamp(0.85 - light, 0.0, 0.5);
        return {{shaded.r * (1 - 0.25 * cool), shaded.g * (1 - 0.12 * cool), shaded.b * (1 + 0.35 * cool)},
                dark};
    }

    // Thin darker bands that follow the height: 1 in the middle of a dark one, 0 in that of a light one.
    static double stratum(double at)
    {
        const double turn = (at + 2) / 2;
        return std::abs(2 * (turn - static_cast<int>(turn)) - 1);
    }

    double wave(Pixel pixel) const
    {
        const Wave& x = wavesX_[pixel.x];
        const Wave& y = wavesY_[pixel.y];
        return 0.17 * (x.once + y.once) + 0.3 * x.twice * y.twice +
               0.12 * (x.thrice * y.once + x.once * y.thrice);
    }

    // How much higher ground towards the light darkens a pixel, 0 to 1.
    double shade(int column, int row) const
    {
        const double own = raster_.height(column, row);
        const int room = std::min(column, row);
        double most = 0;
        for (const ShadowStep& step : shadow_) {
            if (step.off > room)
                break;
            most = std::max(most, raster_.height(column - step.off, row - step.off) - own - step.least);
        }
        return most <= 0 ? 0.0 : smoothstep(0.0, 0.22, most) * raster_.inland(pixels_.at(column, row));
    }

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
    Rgb grass_, grassLight_, grassDark_, foothill_, rock_, rockHigh_, snow_;
    Rgb ink_;
    double brightness_;
    double shading_;
    double tone_;
    std::optional<MapLines> lines_; // where the theme has some
};

} // namespace

QImage paintLand(const Layout& layout, const Theme& theme, Rotation rotation, QSize px)
{
    Rows rows(px.height());
    const Pixels pixels(rotation, px);
    const Raster raster(layout, pixels, rows);
    const Shader shader(layout, theme, raster, pixels);
    QImage image(px, QImage::Format_RGB32);
    uchar* bits = image.bits();
    rows.each([&](int row) {
        auto* line = reinterpret_cast<QRgb*>(bits + row * image.bytesPerLine());
        for (int column = 0; column < px.width(); ++column)
            line[column] = shader.at(column, row);
    });
    return image;
}

} // namespace lodeline::art
