// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/relief/raster.h"

#include "resources/art/relief/rows.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace lodeline::art {

namespace {

bool isLevel(Side side)
{
    return side == Side::North || side == Side::South;
}

// The height to which the depth inside the foot of a mountain lets the ground rise.
double rise(double depth)
{
    return depth / (depth + 0.06) * 1.12;
}

// The height of every mountain edge at a distance from its middle.
double edgeProfile(double off)
{
    static const auto table = [] {
        std::array<double, 257> values{};
        for (std::size_t i = 0; i < values.size(); ++i) {
            const double o = double(i) / 512;
            values[i] = rise(0.36 * (1 - 4 * o * o)) * (0.48 + 0.10 * std::cos(4 * std::numbers::pi * o) +
                                                        0.07 * std::cos(10 * std::numbers::pi * o));
        }
        return values;
    }();
    const double at = std::min(off, 0.4999) * 512;
    const auto i = static_cast<std::size_t>(at);
    return table[i] + (at - double(i)) * (table[i + 1] - table[i]);
}

int octavesFor(const Pixels& pixels)
{
    const int side = std::max(pixels.width(), pixels.height());
    return side < 64 ? 3 : side < 160 ? 4 : 5;
}

} // namespace

Raster::Raster(const Layout& layout, const Pixels& pixels, Rows& rows)
    : layout_(layout)
    , pixels_(pixels)
    , depths_(static_cast<std::size_t>(pixels.width() * pixels.height()), -1.0F)
    , heights_(depths_.size(), 0.0F)
{
    measureEdges();
    if (layout.depths.empty())
        return;
    across_ = pixels.forEachX(Layout::depthStep);
    down_ = pixels.forEachY(Layout::depthStep);
    const int octaves = octavesFor(pixels);
    rows.each([&](int row) {
        for (int column = 0; column < pixels.width(); ++column)
            raise(column, row, octaves);
    });
}

void Raster::measureEdges()
{
    inlandX_ = pixels_.forEachX([](double) { return 1.0; });
    inlandY_ = pixels_.forEachY([](double) { return 1.0; });
    for (const Side side : kAllSides) {
        const bool meets = layout_.mountainEdges[static_cast<std::size_t>(side)];
        const bool far = side == Side::South || side == Side::East;
        const auto near = [&](double at) {
            const double away = far ? 1 - at : at;
            return meets ? Nearness{smoothstep(0.0, 0.2, away), smoothstep(0.0, 0.1, away)} : Nearness{};
        };
        nearness_[static_cast<std::size_t>(side)] =
            isLevel(side) ? pixels_.forEachY(near) : pixels_.forEachX(near);
        std::vector<double>& inland = isLevel(side) ? inlandY_ : inlandX_;
        for (std::size_t i = 0; i < inland.size(); ++i)
            inland[i] = std::min(inland[i], nearness_[static_cast<std::size_t>(side)][i].wide);
    }
    const auto profile = [](double at) { return edgeProfile(std::abs(at - 0.5)); };
    profilesX_ = pixels_.forEachX(profile);
    profilesY_ = pixels_.forEachY(profile);
}

QPointF Raster::slope(int column, int row) const
{
    const int right = std::min(column + 1, pixels_.width() - 1);
    const int below = std::min(row + 1, pixels_.height() - 1);
    return {height(right, row) - height(std::max(column - 1, 0), row),
            height(column, below) - height(column, std::max(row - 1, 0))};
}

const Raster::Nearness& Raster::nearness(Pixel pixel, Side side) const
{
    return nearness_[static_cast<std::size_t>(side)][isLevel(side) ? pixel.y : pixel.x];
}

void Raster::raise(int column, int row, int octaves)
{
    const Pixel pixel = pixels_.at(column, row);
    const double depth = layout_.depthAt(across_[pixel.x], down_[pixel.y]);
    depths_[at(column, row)] = static_cast<float>(depth);
    if (depth <= 0)
        return;
    const QPointF p = pixels_.point(pixel);
    const double ridge = ridgedNoise(p.x() * 2.9 + 11, p.y() * 2.9 + 5, layout_.seed, octaves);
    const double inner = rise(depth) * (0.16 + 1.0 * ridge);
    const bool away = inland(pixel) >= 1;
    heights_[at(column, row)] =
        static_cast<float>(away ? inner : joined(pixel, inner) + roughness(pixel, depth));
}

// Towards a mountain edge the height passes into a profile that every tile has there, level across the edge.
double Raster::joined(Pixel pixel, double inner) const
{
    double weight = 1;
    for (const Side side : kAllSides)
        weight *= nearness(pixel, side).wide;
    double sum = weight * inner;
    double total = weight;
    for (const Side side : kAllSides) {
        const double near = nearness(pixel, side).wide;
        if (near >= 1)
            continue;
        double part = 1 - near;
        for (const Side other : kAllSides)
            part *= other == side ? 1.0 : nearness(pixel, other).wide;
        sum += part * (isLevel(side) ? profilesX_[pixel.x] : profilesY_[pixel.y]);
        total += part;
    }
    return total > 1e-9 ? sum / total : 0.0;
}

// Small ridges right up to a mountain edge, where the large ones have faded already.
double Raster::roughness(Pixel pixel, double depth) const
{
    double faded = 1;
    double allowed = 1;
    for (const Side side : kAllSides) {
        faded *= nearness(pixel, side).wide;
        allowed *= nearness(pixel, side).narrow;
    }
    const QPointF p = pixels_.point(pixel);
    const double ridge = ridgedNoise(p.x() * 7 + 3, p.y() * 7 + 9, layout_.seed + 31, 2);
    return 0.33 * rise(depth) * (ridge - 0.4) * (1 - faded) * allowed;
}

} // namespace lodeline::art
