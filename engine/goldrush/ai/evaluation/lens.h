// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/ai/evaluation/prospects.h"
#include "engine/goldrush/ai/evaluation/spotlist.h"
#include "engine/goldrush/ai/evaluation/terms.h"
#include "engine/goldrush/ai/evaluation/tileodds.h"

namespace lodeline::goldrush {

// What the tiles that are left are good for.
struct TilesLeft
{
    explicit TilesLeft(const Game& game)
        : odds(game)
        , prospects(game)
        , count(game.tilesLeft())
    {
    }

    // On to a later position with the same stack, or one that was shuffled anew.
    void follow(const Game& later)
    {
        const State& state = later.state();
        for (; count > later.tilesLeft(); --count) {
            const CompiledDesign& drawn = later.set().design(state.deck[count - 1]);
            odds.remove(drawn);
            prospects.remove(drawn);
        }
    }

    TileOdds odds;
    Prospects prospects;
    int count; // tiles
};

// What an evaluation looks at a position with: the weights for this moment of the game, the tiles that are
// left, and what lies at the open spots. Made once for all the moves of a position.
struct Lens
{
    enum class Of : std::uint8_t { Moves, Position }; // costs less for the position alone

    // The learned weights must live as long.
    explicit Lens(const Game& game, const Weights& learned = *shippedWeights())
        : Lens(game, TilesLeft(game), Of::Moves, learned)
    {
    }
    explicit Lens(const Game& game, const Weights&& learned) = delete;
    // `tilesLeft` of this position.
    Lens(const Game& game, const TilesLeft& tilesLeft, Of of = Of::Moves,
         const Weights& learned = *shippedWeights())
        : weights(learned.at(Progress(game.state())))
        , network(learned.network ? &*learned.network : nullptr)
        , shareLeft(static_cast<float>(game.tilesLeft()) / static_cast<float>(game.set().tiles()))
        , left(tilesLeft)
        , spots(of == Of::Moves ? SpotList(game) : SpotList())
    {
        const TermFactors factors = left.prospects.factors();
        for (std::size_t term = 0; term < weights.size(); ++term)
            weights[term] *= factors[term];
    }
    Lens(const Game& game, const TilesLeft& tilesLeft, Of of, const Weights&& learned) = delete;
    // With weights that are meant for the amounts as they are.
    Lens(const Game& game, const PhaseWeights& phaseWeights)
        : weights(phaseWeights)
        , left(game)
        , spots(game)
    {
    }

    PhaseWeights weights;
    const Network* network = nullptr; // null where there is none
    float shareLeft = 0;              // of the tiles, 0 to 1
    TilesLeft left;
    SpotList spots;
};

} // namespace lodeline::goldrush
