// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/land/noise.h"

#include <algorithm>
#include <cmath>
#include <numbers>

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

double unitHash(std::uint32_t a, std::uint32_t b, std::uint32_t c) { return hash(a, b, c) * 0x1p-32; }

double valueNoise(double x, double y, std::uint32_t seed)
{
    const double fx = std::floor(x);
    const double fy = std::floor(y);
    const auto ix = static_cast<std::uint32_t>(static_cast<std::int32_t>(fx));
    const auto iy = static_cast<std::uint32_t>(static_cast<std::int32_t>(fy));
    const double dx = x - fx;
    const double dy = y - fy;
    const double u = dx * dx * dx * (dx * (dx * 6 - 15) + 10);
    const double v = dy * dy * dy * (dy * (dy * 6 - 15) + 10);
    const double top = std::lerp(unitHash(ix, iy, seed), unitHash(ix + 1, iy, seed), u);
    const double bottom = std::lerp(unitHash(ix, iy + 1, seed), unitHash(ix + 1, iy + 1, seed), u);
    return std::lerp(top, bottom, v);
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
        amplitude *= 0.5;
        // Each octave is turned, else the lattice shows.
        const double turned = 2.03 * (0.8 * x - 0.6 * y) + 17.3;
        y = 2.03 * (0.6 * x + 0.8 * y) - 5.1;
        x = turned;
    }
    return sum / total;
}

double edgeFreeWave(double x, double y)
{
    const auto wave = [](double t, int k) { return std::cos(2 * std::numbers::pi * k * t); };
    return 0.34 * (wave(x, 1) + wave(y, 1)) * 0.5 + 0.3 * wave(x, 2) * wave(y, 2) +
           0.24 * (wave(x, 3) * wave(y, 1) + wave(x, 1) * wave(y, 3)) * 0.5;
}

double smoothstep(double from, double to, double value)
{
    const double t = std::clamp((value - from) / (to - from), 0.0, 1.0);
    return t * t * (3 - 2 * t);
}

} // namespace lodeline::art
