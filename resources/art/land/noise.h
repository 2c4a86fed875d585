// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace lodeline::art {

// Reproducible noise: the same arguments give the same value on every machine. What is asked for every pixel
// that is painted stands here, so that it can be inlined.

constexpr std::uint32_t hash(std::uint32_t a, std::uint32_t b = 0, std::uint32_t c = 0)
{
    std::uint32_t h = a * 0x9E3779B1U ^ (b * 0x85EBCA77U + 0x165667B1U) ^ (c * 0xC2B2AE3DU + 0x27D4EB2FU);
    h = (h ^ (h >> 15)) * 0x2C1B3C6DU;
    h = (h ^ (h >> 12)) * 0x297A2D39U;
    return h ^ (h >> 15);
}

std::uint32_t hash(std::string_view text);

// [0, 1)
constexpr double unitHash(std::uint32_t a, std::uint32_t b = 0, std::uint32_t c = 0)
{
    return hash(a, b, c) * 0x1p-32;
}

// 0 up to `from`, 1 above `to`, which is the greater, smooth between them.
constexpr double smoothstep(double from, double to, double value)
{
    const double t = std::clamp((value - from) / (to - from), 0.0, 1.0);
    return t * t * (3 - 2 * t);
}

inline constexpr std::uint32_t kLatticeSide = 64;
using Lattice = std::array<float, std::size_t{kLatticeSide} * kLatticeSide>;
extern const Lattice kLattice;

// Where a coordinate lies between two lines of the lattice of `valueNoise`.
struct LatticeStep
{
    std::uint32_t line = 0;
    double weight = 0; // of the next line, [0, 1]
};

// `at` fits into an int.
constexpr LatticeStep latticeStep(double at)
{
    auto line = static_cast<std::int32_t>(at);
    line -= at < line ? 1 : 0; // to the floor
    const double past = at - line;
    return {static_cast<std::uint32_t>(line), past * past * (3 - 2 * past)};
}

// Smooth noise in [0, 1], lattice spacing 1.
inline double valueNoise(LatticeStep x, LatticeStep y, std::uint32_t seed)
{
    const std::uint32_t column = x.line + seed;
    const std::uint32_t row = y.line + (seed >> 6) * 7;
    const auto at = [](std::uint32_t c, std::uint32_t r) {
        return double(kLattice[(r % kLatticeSide) * kLatticeSide + c % kLatticeSide]);
    };
    const double top = at(column, row) + x.weight * (at(column + 1, row) - at(column, row));
    const double bottom = at(column, row + 1) + x.weight * (at(column + 1, row + 1) - at(column, row + 1));
    return top + y.weight * (bottom - top);
}

inline double valueNoise(double x, double y, std::uint32_t seed)
{
    return valueNoise(latticeStep(x), latticeStep(y), seed);
}

// Sharp crests where the value nears 1; `octaves` from 1 to 6.
double ridgedNoise(double x, double y, std::uint32_t seed, int octaves);

} // namespace lodeline::art
