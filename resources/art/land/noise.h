// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

namespace lodeline::art {

// Reproducible noise: the same arguments give the same value on every machine.
std::uint32_t hash(std::uint32_t a, std::uint32_t b = 0, std::uint32_t c = 0);
std::uint32_t hash(std::string_view text);
double unitHash(std::uint32_t a, std::uint32_t b = 0, std::uint32_t c = 0); // [0, 1)

// Smooth noise in [0, 1], lattice spacing 1.
double valueNoise(double x, double y, std::uint32_t seed);
// Sharp crests where the value nears 1; `octaves` from 1 to 6.
double ridgedNoise(double x, double y, std::uint32_t seed, int octaves);
double smoothstep(double from, double to, double value);

} // namespace lodeline::art
