// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/relief/maplines.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace lodeline::art {
namespace {

constexpr double kContourStep = 0.11; // of height

// What a line covers of a pixel, both in pixels: half of its width, and how far its middle is away.
double covered(double half, double away)
{
    return std::clamp(half - away + 0.5, 0.0, std::min(1.0, 2 * half));
}

// A whole number, so that strokes go on in the next tile; the fewer, the smaller the tile.
double strokesFor(double px)
{
    return std::clamp(std::floor(px / 4.5), 6.0, 34.0);
}

} // namespace

MapLines::MapLines(const DrawingStyle& style, const Raster& raster, const Pixels& pixels, std::uint32_t seed)
    : style_(style)
    , raster_(raster)
    , pixels_(pixels)
    , hand_(pixels, {9, 9}, 2, seed + 31)
    , px_(std::max(pixels.width(), pixels.height()))
    , strokes_(strokesFor(px_))
    , strength_(style.contours / 100.0 * smoothstep(20, 110, px_)) // small tiles would be all lines
{
}

bool MapLines::areIn(const DrawingStyle& style)
{
    return style.contours > 0 || style.hatching > 0 || style.foot > 0;
}

double MapLines::inkAt(int column, int row, double dark) const
{
    const double depth = raster_.depth(column, row);
    double ink = foot(depth);
    if (depth > 0)
        ink = std::max(ink, contour(column, row));
    return std::max(ink, hatching(column, row, dark));
}

double MapLines::foot(double depth) const
{
    if (style_.foot == 0)
        return 0;
    const double half = std::max(0.6, style_.foot / 2000.0 * px_);
    return covered(half, std::abs(depth) * px_);
}

double MapLines::contour(int column, int row) const
{
    const QPointF slope = raster_.slope(column, row) / 2; // a pixel
    const double steep = std::hypot(slope.x(), slope.y());
    const double level = raster_.height(column, row) / kContourStep;
    const double nearest = std::round(level);
    if (strength_ == 0 || nearest < 1 || steep < 1e-6)
        return 0;
    const double apart = kContourStep / steep; // from line to line, in pixels
    const double half = std::max(0.4, 0.0035 * px_);
    return strength_ * std::min(1.0, apart / 4) * covered(half, std::abs(level - nearest) * apart);
}

double MapLines::hatching(int column, int row, double dark) const
{
    const double cover = style_.hatching / 100.0 * smoothstep(0.06, 1.0, dark);
    if (cover <= 0)
        return 0;
    const double x = (column + 0.5) / pixels_.width();
    const double y = (row + 0.5) / pixels_.height();
    const Pixel pixel = pixels_.at(column, row);
    const double drift = 0.9 * (hand_.at(pixel) - 0.5) * raster_.inland(pixel);
    const double first = strokes((x + y) * strokes_ + drift, cover);
    const double second = strokes((x - y) * strokes_ + drift, cover - 0.45);
    return std::max(first, second);
}

// Strokes that lie one apart, of which `cover` is ink.
double MapLines::strokes(double across, double cover) const
{
    if (cover <= 0)
        return 0;
    const double apart = px_ / strokes_ / std::numbers::sqrt2; // in pixels
    return covered(cover / 2 * apart, std::abs(across - std::round(across)) * apart);
}

} // namespace lodeline::art
