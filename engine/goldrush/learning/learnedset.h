// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/ai/evaluation/terms.h"

#include <cstdint>

namespace lodeline::goldrush {

// What the computer has learned of one tile set.
struct LearnedSet
{
    Weights weights; // multiples of kStep, with the network, so that a file keeps them to the last bit
    int games = 0;   // played to learn them
    // Share of the games that they win by one ply against the weights that the program ships, a draw counting
    // half: 0.5 to 1.
    double share = 0.5;

    // False where nothing better was found, so that the weights are those that the program ships.
    bool isBetter() const { return share > 0.5; }

    static constexpr double kStep = 1.0 / 4096;
    static constexpr std::int64_t kMostSteps = std::int64_t{1} << 31; // of a weight, either way

    friend bool operator==(const LearnedSet&, const LearnedSet&) = default;
};

// Each weight and parameter of the network as the nearest multiple of LearnedSet::kStep.
Weights rounded(const Weights& weights);

// Whether each of them is a number of no more than LearnedSet::kMostSteps.
bool canBeKept(const Weights& weights);

} // namespace lodeline::goldrush
