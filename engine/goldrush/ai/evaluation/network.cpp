// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/ai/evaluation/network.h"

#include <algorithm>

namespace lodeline::goldrush {

Network::Units Network::units(const Input& input) const
{
    Units units;
    std::copy_n(parameters.begin() + kBias, kUnits, units.begin());
    for (std::size_t i = 0; i < kInputs; ++i) {
        if (input[i] == 0)
            continue;
        for (std::size_t unit = 0; unit < kUnits; ++unit)
            units[unit] += input[i] * parameters[i * kUnits + unit];
    }
    return units;
}

float Network::points(const Units& units) const
{
    float sum = 0;
    for (std::size_t unit = 0; unit < kUnits; ++unit)
        sum += std::max(units[unit], 0.0F) * parameters[kLast + unit];
    return sum;
}

} // namespace lodeline::goldrush
