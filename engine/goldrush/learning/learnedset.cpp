// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/learning/learnedset.h"

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

} // namespace lodeline::goldrush
