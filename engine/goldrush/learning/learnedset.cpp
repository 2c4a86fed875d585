// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/learning/learnedset.h"

#include <algorithm>
#include <cmath>

namespace lodeline::goldrush {

Weights rounded(const Weights& weights)
{
    Weights result = weights;
    for (auto& parts : result.parts)
        for (double& part : parts)
            part = std::round(part / LearnedSet::kStep) * LearnedSet::kStep;
    if (result.network)
        for (float& parameter : result.network->parameters)
            parameter = static_cast<float>(std::round(parameter / LearnedSet::kStep) * LearnedSet::kStep);
    return result;
}

bool canBeKept(const Weights& weights)
{
    const auto fits = [](double weight) {
        constexpr double kMost = LearnedSet::kStep * static_cast<double>(LearnedSet::kMostSteps);
        return std::abs(weight) <= kMost; // false for what is no number
    };
    return std::ranges::all_of(weights.parts,
                               [&](const auto& parts) { return std::ranges::all_of(parts, fits); }) &&
           (!weights.network || std::ranges::all_of(weights.network->parameters, fits));
}

} // namespace lodeline::goldrush
