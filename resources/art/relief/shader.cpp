// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/relief/shader.h"

#include <array>
#include <cmath>
#include <numbers>

namespace lodeline::art {

namespace {

Rgb rgb(const QColor& colour)
{
    return {colour.redF(), colour.greenF(), colour.blueF()};
}

QRgb packed(Rgb c)
{
    const auto byte = [](double v) { return static_cast<int>(std::clamp(v, 0.0, 1.0) * 255.999); };
    return qRgb(byte(c.r), byte(c.g), byte(c.b));
}

// Thin darker bands that follow the height: 1 in the middle of a dark one, 0 in that of a light one.
double stratum(double at)
{
    const double turn = (at + 2) / 2;
    return std::abs(2 * (turn - static_cast<int>(turn)) - 1);
}

} // namespace

Shader::Wave Shader::waveAt(double t)
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

Shader::Inset Shader::insetAt(double t)
{
    const double border = std::min(t, 1 - t);
    return {smoothstep(0.0, 0.2, border), smoothstep(0.0, 0.1, border)};
}

std::vector<Shader::ShadowStep> Shader::shadowSteps(double pixel)
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

Shader::Shader(const Layout& layout, const Theme& theme, const Raster& raster, const Pixels& pixels)
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
    , gorges_(layout.gorges.empty() ? nullptr : &layout)
    , gorge_(rgb(theme.ways.gorge))
    , gorgeDark_(rgb(theme.ways.gorgeDark))
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
    if (gorges_) {
        across_ = pixels.forEachX(Layout::depthStep);
        down_ = pixels.forEachY(Layout::depthStep);
    }
    if (MapLines::areIn(theme.drawing)) {
        ink_ = rgb(theme.drawing.ink);
        lines_.emplace(theme.drawing, raster, pixels, layout.seed);
    }
}

QRgb Shader::at(int column, int row) const
{
    const double depth = raster_.depth(column, row);
    const double inside = smoothstep(-0.7 * pixel_, 0.9 * pixel_, depth);
    Lit ground;
    if (inside < 1)
        ground = prairie(column, row, depth);
    if (inside > 0) {
        const Lit rock = mountain(column, row);
        ground = {mix(ground.colour, rock.colour, inside), ground.dark + inside * (rock.dark - ground.dark)};
    }
    if (gorges_)
        ground = inGorge(column, row, depth, ground, inside);
    if (lines_)
        ground.colour = mix(ground.colour, ink_, lines_->inkAt(column, row, ground.dark));
    const double grain =
        unitHash(static_cast<std::uint32_t>(column), static_cast<std::uint32_t>(row), 77) - 0.5;
    return packed(times(ground.colour, brightness_ * (1 + 0.035 * tone_ * grain)));
}

double Shader::tone(Pixel pixel) const
{
    const double inset = std::min(insetsX_[pixel.x].wide, insetsY_[pixel.y].wide);
    const double own = broad_.at(pixel) + 0.5 * middling_.at(pixel) + 0.35 * fine_.at(pixel) - 0.92;
    return tone_ * (0.45 * wave(pixel) + 1.1 * own * inset);
}

Rgb Shader::prairieColour(double tone) const
{
    return tone > 0 ? mix(grass_, grassLight_, std::min(1.0, tone))
                    : mix(grass_, grassDark_, std::min(1.0, -tone));
}

// The neighbour knows nothing of this mountain, so what it does to the prairie ends before the edge.
double Shader::foot(Pixel pixel, double depth) const
{
    const double near = smoothstep(-0.09, 0.0, depth);
    return 0.35 * near * near * fade(pixel) * shading_;
}

double Shader::shadow(int column, int row) const
{
    return 0.45 * shade(column, row) * fade(pixels_.at(column, row));
}

Shader::Lit Shader::prairie(int column, int row, double depth) const
{
    const Pixel pixel = pixels_.at(column, row);
    const Rgb colour = prairieColour(tone(pixel));
    if (depth <= -0.09)
        return {colour, 0};
    const double dark = shadow(column, row);
    return {times(mix(colour, foothill_, foot(pixel, depth)), 1 - dark * shading_), dark};
}

// Between its walls of rock the floor of a gorge is darkest in the middle.
Shader::Lit Shader::inGorge(int column, int row, double depth, const Lit& ground, double inside) const
{
    const Pixel pixel = pixels_.at(column, row);
    const double deep = gorges_->gorgeAt(across_[pixel.x], down_[pixel.y]);
    const double share = smoothstep(-0.3, 0.1, deep) * (1 - inside);
    if (share <= 0)
        return ground;
    const double floor = std::clamp(-depth / 0.022 + 0.5 * (middling_.at(pixel) - 0.5), 0.0, 1.0);
    const Lit gorge{mix(gorge_, gorgeDark_, floor), 0.5};
    return {mix(ground.colour, gorge.colour, share), ground.dark + share * (gorge.dark - ground.dark)};
}

Shader::Slope Shader::slope(int column, int row) const
{
    const QPointF rise = raster_.slope(column, row) * (0.25 / (2 * pixel_));
    const double size = std::sqrt(rise.x() * rise.x() + rise.y() * rise.y() + 1);
    return {1 - 1 / size, (0.56 * rise.x() + 0.56 * rise.y() + 0.61) / size};
}

double Shader::snow(int column, int row, const Slope& slope) const
{
    const double patch = this->patch(pixels_.at(column, row));
    return smoothstep(0.64, 0.72, raster_.height(column, row) + 0.1 * patch - 0.1 * slope.steep);
}

Rgb Shader::rockColour(double height, double patch, double snow) const
{
    Rgb colour = mix(foothill_, rock_, smoothstep(0.05, 0.3, height + 0.1 * patch));
    colour = mix(colour, rockHigh_, smoothstep(0.35, 0.62, height + 0.12 * patch));
    colour = times(colour, 1 - 0.07 * tone_ * stratum(height * 15 + patch) * (1 - snow));
    return mix(colour, snow_, snow);
}

double Shader::light(int column, int row, const Slope& slope) const
{
    return (0.50 + 0.72 * std::max(0.0, slope.lit)) * (1 - 0.30 * shade(column, row));
}

// Shadows are cool.
Rgb Shader::lit(Rgb colour, double light) const
{
    light += (1 - shading_) * (kLevelLight - light);
    const Rgb shaded = times(colour, light);
    const double cool = std::clamp(0.85 - light, 0.0, 0.5);
    return {shaded.r * (1 - 0.25 * cool), shaded.g * (1 - 0.12 * cool), shaded.b * (1 + 0.35 * cool)};
}

Shader::Lit Shader::mountain(int column, int row) const
{
    const Slope slope = this->slope(column, row);
    const Rgb colour =
        rockColour(raster_.height(column, row), patch(pixels_.at(column, row)), snow(column, row, slope));
    const double light = this->light(column, row, slope);
    return {lit(colour, light), std::clamp((kLevelLight - light) / (kLevelLight - kLeastLight), 0.0, 1.0)};
}

double Shader::wave(Pixel pixel) const
{
    const Wave& x = wavesX_[pixel.x];
    const Wave& y = wavesY_[pixel.y];
    return 0.17 * (x.once + y.once) + 0.3 * x.twice * y.twice +
           0.12 * (x.thrice * y.once + x.once * y.thrice);
}

// How much higher ground towards the light darkens a pixel, 0 to 1.
double Shader::shade(int column, int row) const
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

} // namespace lodeline::art
