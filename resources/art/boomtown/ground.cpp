// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/boomtown/ground.h"

#include "resources/art/land/noise.h"

#include <cmath>
#include <numbers>

namespace lodeline::boomtown {
namespace {

// A product of two waves that both fit a whole number of times into a square.
struct Swell
{
    double across = 1;
    double down = 1;
    double phase = 0;
    double height = 0;
};

// How uneven the ground is: broad swells, and grains as parts of the way from dark to light.
struct Surface
{
    std::array<Swell, 3> swells;
    double grain = 0;
};

constexpr std::array<Surface, kTerritories> kSurfaces{{
    {{{{1, 1, 0.1, 0.10}, {2, 1, 0.6, 0.07}, {1, 3, 0.3, 0.05}}}, 0.24}, // desert
    {{{{1, 2, 0.4, 0.20}, {2, 1, 0.2, 0.14}, {3, 2, 0.7, 0.08}}}, 0.26}, // forest
    {{{{2, 1, 0.2, 0.16}, {1, 2, 0.8, 0.14}, {3, 3, 0.5, 0.10}}}, 0.34}, // mountains
    {{{{1, 1, 0.7, 0.20}, {2, 1, 0.1, 0.16}, {1, 3, 0.4, 0.10}}}, 0.28}, // plains
    {{{{1, 1, 0.3, 0.18}, {1, 2, 0.9, 0.12}, {2, 3, 0.2, 0.05}}}, 0.08}, // snow
    {{{{1, 2, 0.5, 0.16}, {2, 3, 0.0, 0.10}, {1, 4, 0.6, 0.08}}}, 0.12}, // water
}};

// Along one side, for each pixel.
struct Side
{
    std::array<std::vector<double>, 3> waves;
    std::vector<art::LatticeStep> grains;
};

Side sideOf(int length, const std::array<double, 3>& frequencies, const std::array<double, 3>& phases)
{
    Side side;
    for (int i = 0; i < length; ++i) {
        const double at = (i + 0.5) / length;
        for (std::size_t wave = 0; wave < 3; ++wave)
            side.waves[wave].push_back(
                std::sin(2 * std::numbers::pi * (frequencies[wave] * at + phases[wave])));
        side.grains.push_back(art::latticeStep(at * art::kLatticeSide));
    }
    return side;
}

// From `dark` at 0 over `middle` to `light` at 1.
class Ramp
{
public:
    Ramp(const QColor& dark, const QColor& middle, const QColor& light, double brightness)
    {
        for (int i = 0; i < kSteps; ++i) {
            const double at = 2.0 * i / (kSteps - 1) - 1;
            const QColor& end = at < 0 ? dark : light;
            const auto part = [&](double from, double to) {
                return static_cast<int>(std::lround(255 * brightness * (from + std::abs(at) * (to - from))));
            };
            colours_[static_cast<std::size_t>(i)] =
                qRgb(part(middle.redF(), end.redF()), part(middle.greenF(), end.greenF()),
                     part(middle.blueF(), end.blueF()));
        }
    }
    QRgb at(double value) const
    {
        return colours_[static_cast<std::size_t>(std::lround(std::clamp(value, 0.0, 1.0) * (kSteps - 1)))];
    }

private:
    static constexpr int kSteps = 129;
    std::array<QRgb, kSteps> colours_{};
};

Ramp rampOf(Territory territory, const art::Theme& theme)
{
    const art::TerritoryColours& colours = theme.territories[index(territory)];
    return {colours.dark, colours.ground, colours.light, theme.brightness};
}

} // namespace

QColor groundColour(Territory territory, const art::Theme& theme)
{
    return rampOf(territory, theme).at(0.5);
}

QImage groundImage(Territory territory, const art::Theme& theme, QSize px)
{
    const auto& [swells, grain] = kSurfaces[index(territory)];
    const Ramp ramp = rampOf(territory, theme);
    const Side across = sideOf(px.width(), {swells[0].across, swells[1].across, swells[2].across},
                               {swells[0].phase, swells[1].phase, swells[2].phase});
    const Side down = sideOf(px.height(), {swells[0].down, swells[1].down, swells[2].down}, {0, 0.25, 0.4});
    const double fine = grain * std::min(1.0, px.width() / 128.0); // finer than pixels it would be dust
    QImage image(px, QImage::Format_RGB32);
    for (int y = 0; y < px.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
        const auto row = static_cast<std::size_t>(y);
        for (int x = 0; x < px.width(); ++x) {
            const auto column = static_cast<std::size_t>(x);
            double value = 0.5 - fine / 2;
            for (std::size_t i = 0; i < swells.size(); ++i)
                value += swells[i].height * across.waves[i][column] * down.waves[i][row];
            value += fine * art::valueNoise(across.grains[column], down.grains[row], 17);
            line[x] = ramp.at(value);
        }
    }
    return image;
}

} // namespace lodeline::boomtown
