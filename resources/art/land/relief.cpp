// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/land/relief.h"

#include "engine/core/crew.h"
#include "resources/art/land/noise.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <thread>

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

// Ground data of every pixel of the turned tile, one row or column more on each side for slopes.
// Goes over the rows of a picture; a large one is worth several threads.
class Rows
{
public:
    explicit Rows(int height)
        : height_(height)
        , crew_(height < kLarge
                    ? 1
                    : std::clamp(static_cast<int>(std::thread::hardware_concurrency()), 1, kMostThreads))
    {
    }

    // Calls row(y) for each, in no certain order and side by side.
    template <typename Row>
    void each(const Row& row)
    {
        crew_.run((height_ + kStrip - 1) / kStrip, [&](int /*worker*/, int strip) {
            const int end = std::min(height_, (strip + 1) * kStrip);
            for (int y = strip * kStrip; y < end; ++y)
                row(y);
        });
    }

private:
    static constexpr int kLarge = 192; // px
    static constexpr int kStrip = 16;
    static constexpr int kMostThreads = 4;

    int height_;
    Crew crew_;
};

class Raster
{
public:
    Raster(const Layout& layout, Rotation rotation, QSize px, Rows& rows)
        : layout_(layout)
        , rotation_(static_cast<Rotation>((4 - index(rotation)) & 3))
        , width_(px.width())
        , height_(px.height())
        , depth_(static_cast<std::size_t>(width_ * height_), -1.0F)
        , heights_(depth_.size(), 0.0F)
    {
        if (layout_.depths.empty())
            return;
        const int octaves = std::max(width_, height_) < 64 ? 3 : std::max(width_, height_) < 160 ? 4 : 5;
        rows.each([&](int y) {
            for (int x = 0; x < width_; ++x)
                raise(x, y, octaves);
        });
    }

    QPointF tilePoint(int x, int y) const
    {
        return rotated(QPointF((x + 0.5) / width_, (y + 0.5) / height_), rotation_);
    }
    double depth(int x, int y) const { return double(depth_[at(x, y)]); }
    double height(int x, int y) const { return double(heights_[at(x, y)]); }
    // 0 on a mountain edge, where the neighbour's shape is unknown, 1 away from it.
    double inland(int x, int y) const
    {
        const QPointF p = tilePoint(x, y);
        double least = 1;
        for (const Side side : kAllSides)
            least = std::min(least, nearness(p, side));
        return least;
    }
    bool contains(int x, int y) const { return x >= 0 && y >= 0 && x < width_ && y < height_; }

private:
    std::size_t at(int x, int y) const
    {
        return static_cast<std::size_t>(std::clamp(y, 0, height_ - 1) * width_ +
                                        std::clamp(x, 0, width_ - 1));
    }

    void raise(int x, int y, int octaves)
    {
        const QPointF p = tilePoint(x, y);
        const double depth = layout_.depthAt(p);
        depth_[at(x, y)] = static_cast<float>(depth);
        if (depth <= 0)
            return;
        const double ridge = ridgedNoise(p.x() * 2.9 + 11, p.y() * 2.9 + 5, layout_.seed, octaves);
        const double inner = rise(depth) * (0.16 + 1.0 * ridge);
        heights_[at(x, y)] = static_cast<float>(joined(p, inner) + roughness(p, depth));
    }

    // Towards a mountain edge the height passes into a profile that every tile has there, level across the
    // edge.
    double joined(QPointF p, double inner) const
    {
        double weight = 1;
        for (const Side side : kAllSides)
            weight *= nearness(p, side);
        double sum = weight * inner;
        double total = weight;
        for (const Side side : kAllSides) {
            if (!layout_.mountainEdges[static_cast<std::size_t>(side)] || nearness(p, side) >= 1)
                continue;
            double part = 1 - nearness(p, side);
            for (const Side other : kAllSides)
                part *= other == side ? 1.0 : nearness(p, other);
            const double off =
                std::abs(side == Side::North || side == Side::South ? p.x() - 0.5 : p.y() - 0.5);
            sum += part * edgeProfile(off);
            total += part;
        }
        return total > 1e-9 ? sum / total : 0.0;
    }

    // Small ridges right up to a mountain edge, where the large ones have faded already.
    double roughness(QPointF p, double depth) const
    {
        double faded = 1;
        double allowed = 1;
        for (const Side side : kAllSides) {
            faded *= nearness(p, side);
            allowed *= nearness(p, side, 0.1);
        }
        if (faded >= 1)
            return 0;
        const double ridge = ridgedNoise(p.x() * 7 + 3, p.y() * 7 + 9, layout_.seed + 31, 2);
        return 0.33 * rise(depth) * (ridge - 0.4) * (1 - faded) * allowed;
    }

    // 0 on a mountain edge, 1 away from it.
    double nearness(QPointF p, Side side, double reach = 0.2) const
    {
        if (!layout_.mountainEdges[static_cast<std::size_t>(side)])
            return 1;
        const double away = side == Side::North   ? p.y()
                            : side == Side::South ? 1 - p.y()
                            : side == Side::West  ? p.x()
                                                  : 1 - p.x();
        return smoothstep(0.0, reach, away);
    }

    static double edgeProfile(double off)
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

    // The height to which the depth inside the foot of a mountain lets the ground rise.
    static double rise(double depth) { return depth / (depth + 0.06) * 1.12; }

    const Layout& layout_;
    Rotation rotation_; // from the screen back to the tile
    int width_;
    int height_;
    std::vector<float> depth_;
    std::vector<float> heights_;
};

class Shader
{
public:
    Shader(const Layout& layout, const Theme& theme, const Raster& raster, QSize px)
        : layout_(layout)
        , raster_(raster)
        , pixel_(1.0 / std::max(px.width(), px.height()))
        , grass_(rgb(theme.grass))
        , grassLight_(rgb(theme.grassLight))
        , grassDark_(rgb(theme.grassDark))
        , foothill_(rgb(theme.foothill))
        , rock_(rgb(theme.rock))
        , rockHigh_(rgb(theme.rockHigh))
        , snow_(rgb(theme.snow))
        , brightness_(theme.brightness)
    {
        for (std::size_t i = 0; i < kCosines; ++i)
            cosines_[i] = std::cos(2 * std::numbers::pi * double(i) / kCosines);
    }

    QRgb at(int x, int y) const
    {
        const double depth = raster_.depth(x, y);
        const double inside = smoothstep(-0.7 * pixel_, 0.9 * pixel_, depth);
        Rgb colour{};
        if (inside < 1)
            colour = prairie(x, y, depth);
        if (inside > 0)
            colour = mix(colour, mountain(x, y), inside);
        const double grain = unitHash(static_cast<std::uint32_t>(x), static_cast<std::uint32_t>(y), 77) - 0.5;
        return packed(times(colour, brightness_ * (1 + 0.035 * grain)));
    }

private:
    Rgb prairie(int x, int y, double depth) const
    {
        const QPointF p = raster_.tilePoint(x, y);
        const double border = std::min({p.x(), p.y(), 1 - p.x(), 1 - p.y()});
        const double own = valueNoise(p.x() * 4 + 3, p.y() * 4 + 3, layout_.seed + 21) +
                           0.5 * valueNoise(p.x() * 11, p.y() * 11, layout_.seed + 22) +
                           0.35 * valueNoise(p.x() * 27, p.y() * 31, layout_.seed + 23) - 0.92;
        const double tone = 0.45 * wave(p) + 1.1 * own * smoothstep(0.0, 0.2, border);
        Rgb colour = tone > 0 ? mix(grass_, grassLight_, std::min(1.0, tone))
                              : mix(grass_, grassDark_, std::min(1.0, -tone));
        if (depth > -0.09 && depth > -1) {
            // The neighbour knows nothing of this mountain, so its shadow ends before the edge.
            const double fade = smoothstep(0.0, 0.1, border);
            const double foot = smoothstep(-0.09, 0.0, depth);
            colour = mix(colour, foothill_, 0.35 * foot * foot * fade);
            colour = times(colour, 1 - 0.45 * shade(x, y) * fade);
        }
        return colour;
    }

    Rgb mountain(int x, int y) const
    {
        const QPointF p = raster_.tilePoint(x, y);
        const double high = raster_.height(x, y);
        const double relief = 0.25 / (2 * pixel_);
        const double east = (raster_.height(x + 1, y) - raster_.height(x - 1, y)) * relief;
        const double south = (raster_.height(x, y + 1) - raster_.height(x, y - 1)) * relief;
        const double size = std::sqrt(east * east + south * south + 1);
        const double lit = (0.56 * east + 0.56 * south + 0.61) / size;
        const double steep = 1 - 1 / size;
        const double patch =
            (valueNoise(p.x() * 9, p.y() * 9, layout_.seed + 5) - 0.5) * raster_.inland(x, y);
        Rgb colour = mix(foothill_, rock_, smoothstep(0.05, 0.3, high + 0.1 * patch));
        colour = mix(colour, rockHigh_, smoothstep(0.35, 0.62, high + 0.12 * patch));
        const double snow = smoothstep(0.64, 0.72, high + 0.1 * patch - 0.1 * steep);
        // Strata: thin darker bands that follow the height.
        const double band = std::abs(std::fmod(high * 15 + patch + 2, 2.0) - 1);
        colour = times(colour, 1 - 0.07 * band * (1 - snow));
        colour = mix(colour, snow_, snow);
        double light = 0.50 + 0.72 * std::max(0.0, lit);
        light *= 1 - 0.30 * shade(x, y);
        const Rgb shaded = times(colour, light);
        // Shadows are cool.
        const double cool = std::clamp(0.85 - light, 0.0, 0.5);
        return {shaded.r * (1 - 0.25 * cool), shaded.g * (1 - 0.12 * cool), shaded.b * (1 + 0.35 * cool)};
    }

    // Light and dark that every tile has alike, whichever way it is turned.
    double wave(QPointF p) const
    {
        const auto at = [this](double t, int k) {
            return cosines_[static_cast<std::size_t>(std::lround(k * t * kCosines)) % kCosines];
        };
        return 0.17 * (at(p.x(), 1) + at(p.y(), 1)) + 0.3 * at(p.x(), 2) * at(p.y(), 2) +
               0.12 * (at(p.x(), 3) * at(p.y(), 1) + at(p.x(), 1) * at(p.y(), 3));
    }

    // How much higher ground towards the light darkens a pixel, 0 to 1.
    double shade(int x, int y) const
    {
        const double own = raster_.height(x, y);
        double most = 0;
        for (int i = 1; i <= 7; ++i) {
            const double reach = 0.022 * i;
            const int off = static_cast<int>(std::lround(reach / pixel_ * 0.75));
            if (off == 0)
                continue;
            if (!raster_.contains(x - off, y - off))
                break;
            most = std::max(most, raster_.height(x - off, y - off) - own - 3.4 * reach);
        }
        return smoothstep(0.0, 0.22, most) * raster_.inland(x, y);
    }

    static constexpr std::size_t kCosines = 1024;

    const Layout& layout_;
    const Raster& raster_;
    std::array<double, kCosines> cosines_{};
    double pixel_;
    Rgb grass_, grassLight_, grassDark_, foothill_, rock_, rockHigh_, snow_;
    double brightness_;
};

} // namespace

QImage paintLand(const Layout& layout, const Theme& theme, Rotation rotation, QSize px)
{
    Rows rows(px.height());
    const Raster raster(layout, rotation, px, rows);
    const Shader shader(layout, theme, raster, px);
    QImage image(px, QImage::Format_RGB32);
    uchar* bits = image.bits();
    rows.each([&](int y) {
        auto* line = reinterpret_cast<QRgb*>(bits + y * image.bytesPerLine());
        for (int x = 0; x < px.width(); ++x)
            line[x] = shader.at(x, y);
    });
    return image;
}

} // namespace lodeline::art
