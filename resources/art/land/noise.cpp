// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/land/noise.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

namespace lodeline::art {

std::uint32_t hash(std::uint32_t a, std::uint32_t b, std::uint32_t c)
{
    std::uint32_t h = a * 0x9E3779B1U ^ (b * 0x85EBCA77U + 0x165667B1U) ^ (c * 0xC2B2AE3DU + 0x27D4EB2FU);
    h = (h ^ (h >> 15)) * 0x2C1B3C6DU;
    h = (h ^ (h >> 12)) * 0x297A2D39U;
    return h ^ (h >> 15);
}

std::uint32_t hash(std::string_view text)
{
    std::uint32_t h = 2166136261U;
    for (const char c : text)
        h = (h ^ static_cast<unsigned char>(c)) * 16777619U;
    return hash(h);
}

double unitHash(std::uint32_t a, std::uint32_t b, std::uint32_t c)
{
    return hash(a, b, c) * 0x1p-32;
}

double valueNoise(double x, double y, std::uint32_t seed)
{
    constexpr std::uint32_t side = 64;
    static const std::vector<float> lattice = [] {
        std::vector<float> values(side * side);
        for (std::uint32_t i = 0; i < side * side; ++i)
            values[i] = static_cast<float>(unitHash(i, 9));
        return values;
    }();
    const float* values = lattice.data();
    const double fx = std::floor(x);
    const double fy = std::floor(y);
    const std::uint32_t ix = static_cast<std::uint32_t>(static_cast<std::int32_t>(fx)) + seed;
    const std::uint32_t iy = static_cast<std::uint32_t>(static_cast<std::int32_t>(fy)) + (seed >> 6) * 7;
    const auto at = [&](std::uint32_t column, std::uint32_t row) {
        return double(values[(row % side) * side + column % side]);
    };
    const double dx = x - fx;
    const double dy = y - fy;
    const double u = dx * dx * (3 - 2 * dx);
    const double v = dy * dy * (3 - 2 * dy);
    const double top = at(ix, iy) + u * (at(ix + 1, iy) - at(ix, iy));
    const double bottom = at(ix, iy + 1) + u * (at(ix + 1, iy + 1) - at(ix, iy + 1));
    return top + v * (bottom - top);
}

double ridgedNoise(double x, double y, std::uint32_t seed, int octaves)
{
    double sum = 0;
    double amplitude = 0.55;
    double total = 0;
    double weight = 1;
    for (int octave = 0; octave < octaves; ++octave) {
        const double n = valueNoise(x, y, seed + static_cast<std::uint32_t>(octave) * 101U);
        double crest = 1.0 - std::abs(2 * n - 1);
        crest *= crest;
        sum += amplitude * crest * weight;
        total += amplitude;
        weight = std::min(1.0, 0.35 + crest);
        amplitude *= 0.44;
        // Each octave is turned, else the lattice shows.
        const double turned = 2.03 * (0.8 * x - 0.6 * y) + 17.3;
        y = 2.03 * (0.6 * x + 0.8 * y) - 5.1;
        x = turned;
    }
    return sum / total;
}

double smoothstep(double from, double to, double value)
{
    const double t = std::clamp((value - from) / (to - from), 0.0, 1.0);
    return t * t * (3 - 2 * t);
}

} // namespace lodeline::art
