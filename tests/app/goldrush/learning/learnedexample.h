// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/learning/learnedset.h"

namespace lodeline::test {

// Of somebody who wants everything that is bad, and so plays unlike the usual weights.
inline goldrush::LearnedSet perverse(int games = 1234)
{
    goldrush::LearnedSet learned{*goldrush::shippedWeights(), games, 0.5};
    for (auto& parts : learned.weights.parts)
        for (double& part : parts)
            part = -part;
    learned.weights = rounded(learned.weights);
    return learned;
}

} // namespace lodeline::test
