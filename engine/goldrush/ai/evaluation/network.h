// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>

namespace lodeline::goldrush {

// A small network with one layer of rectified units. It says what a holding is worth to its player beyond the
// sum of its terms: terms only add up, the network knows what goes together, as the open spots of a prairie
// and the tiles that are left. A position is changed holding by holding, so that the network looks only at
// those that a move changes.
struct Network
{
    static constexpr std::size_t kInputs = 17;
    static constexpr std::size_t kUnits = 16;
    static constexpr std::size_t kBias = kInputs * kUnits; // where they begin among the parameters
    static constexpr std::size_t kLast = kBias + kUnits;
    static constexpr std::size_t kParameters = kLast + kUnits;

    using Input = std::array<float, kInputs>;
    using Units = std::array<float, kUnits>;

    // For each input its weight for every unit, then what each unit has without any, then what it counts in
    // the end, in points.
    std::array<float, kParameters> parameters{};

    // What every unit takes in, not yet rectified.
    Units units(const Input& input) const;
    // The points that such units come to.
    float points(const Units& units) const;
    float points(const Input& input) const { return points(units(input)); }

    friend bool operator==(const Network&, const Network&) = default;
};

} // namespace lodeline::goldrush
