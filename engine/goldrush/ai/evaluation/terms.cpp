// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/ai/evaluation/terms.h"

#include "engine/core/power.h"

namespace lodeline::goldrush {

Progress::Progress(const State& state)
{
    // Turns that a player still has; the last few change fast what a half-built feature is worth.
    constexpr double kLongGame = 36;
    // e^(-1/4) for each turn, by the number of players, from none on; a tile is a turn of one of them.
    constexpr std::array<double, kMaxPlayers + 1> kFading{
        0, 0.7788007830714049, 0.8824969025845955, 0.9200444146293233, 0.9394130628134758, 0.951229424500714};
    const int players = state->setup.players;
    parts = {1.0, static_cast<double>(state->deckLeft) / players / kLongGame,
             power(kFading[static_cast<std::size_t>(players)], state->deckLeft)};
}

PhaseWeights Weights::at(const Progress& progress) const
{
    PhaseWeights weights{};
    for (std::size_t term = 0; term < weights.size(); ++term)
        for (std::size_t part = 0; part < Progress::kParts; ++part)
            weights[term] += parts[term][part] * progress.parts[part];
    return weights;
}

} // namespace lodeline::goldrush
