// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/land/noise.h"

#include <cmath>

namespace lodeline::art {

constinit const Lattice kLattice = [] {
    Lattice values{};
    for (std::uint32_t i = 0; i < values.size(); ++i)
        values[i] = static_cast<float>(unitHash(i, 9));
    return values;
}();

std::uint32_t hash(std::string_view text)
{
    std::uint32_t h = 2166136261U;
    for (const char c : text)
        h = (h ^ static_cast<unsigned char>(c)) * 16777619U;
    return hash(h);
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

} // namespace lodeline::art
