// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/ai/evaluation/terms.h"

#include <cmath>

namespace lodeline::goldrush {

Phase::Phase(const State& state)
{
    // Turns that a player still has; the last few change fast what a half-built feature is worth.
    constexpr double kLongGame = 36;
    constexpr double kEndgame = 4;
    const double turns = static_cast<double>(state->deckLeft) / state->setup.players;
    parts = {1.0, turns / kLongGame, std::exp(-turns / kEndgame)};
}

PhaseWeights Weights::at(const Phase& phase) const
{
    PhaseWeights weights{};
    for (std::size_t term = 0; term < weights.size(); ++term)
        for (std::size_t part = 0; part < Phase::kParts; ++part)
            weights[term] += parts[term][part] * phase.parts[part];
    return weights;
}

} // namespace lodeline::goldrush
