// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/ai/training/training.h"
#include "engine/goldrush/learning/learnedset.h"

#include <algorithm>

namespace lodeline::goldrush {

// False for numbers that no games come to, as a file may hold them: nothing can be played or learned by them.
inline bool canComeOfGames(const TrainingState& state)
{
    // More than the sums of a file can come to, and still no danger to those of a round.
    constexpr double kMostImportance = 0x1p160;
    return canBeKept(state.weights) && std::ranges::all_of(state.importance, [](double importance) {
               return importance > 0 && importance <= kMostImportance;
           });
}

} // namespace lodeline::goldrush
