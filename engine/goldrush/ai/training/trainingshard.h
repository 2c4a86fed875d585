// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/problem.h"
#include "engine/goldrush/ai/training/training.h"

namespace lodeline::goldrush {

// Some games of one round of a training that is played in parts, and all that the round stands on. Without
// games it is where the next round begins.
struct TrainingShard
{
    std::vector<std::string> sets; // their names
    Training training;
    TrainingState before; // the round
    RoundSums sums;

    bool isWholeRound() const { return sums.games == Shards{{0, training.gamesPerRound}}; }
};

inline constexpr std::string_view kTrainingFormat = "lodeline-training";
inline constexpr std::size_t kMaxTrainingBytes = 8U << 20;

// A document of that format (docs/formats.md, Training).
std::string toJson(const TrainingShard& shard);
Result<TrainingShard> trainingShardOf(std::string_view json);

// Adds other games of the same round of the same training; false, and nothing is added, if it is another or
// has games that are there already.
bool merge(TrainingShard& shard, const TrainingShard& other);

} // namespace lodeline::goldrush
