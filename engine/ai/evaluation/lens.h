// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/evaluation/prospects.h"
#include "engine/ai/evaluation/spotlist.h"
#include "engine/ai/evaluation/terms.h"
#include "engine/ai/evaluation/tileodds.h"

namespace lodeline {

// What an evaluation looks at a position with: the weights for this moment of the game, and the tiles
// that are left. Made once for all the moves of a position.
struct Lens
{
    explicit Lens(const Game& game, const Weights& learned = Weights::learned())
        : Lens(game, learned.at(Phase(game.state())))
    {
        const TermFactors factors = factorsOf(game);
        for (std::size_t term = 0; term < weights.size(); ++term)
            weights[term] *= factors[term];
    }
    // With weights that are meant for the amounts as they are.
    Lens(const Game& game, const PhaseWeights& phaseWeights)
        : weights(phaseWeights)
        , odds(game)
        , spots(game)
    {
    }

    PhaseWeights weights;
    TileOdds odds;
    SpotList spots;
};

} // namespace lodeline
