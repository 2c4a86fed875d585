// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/terms.h"

#include "engine/goldrush/scoring.h"

#include <cmath>

namespace lodeline {

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

int FeatureSketch::points() const
{
    return kind == FeatureKind::Railroad && locomotives == 1 ? 2 * value : value;
}

FeatureSketch sketch(const State& state, const CompiledSet& set, NodeId node)
{
    const Sums sums = state.nodes[node].sums;
    FeatureSketch feature;
    feature.kind = segmentOf(state, set, node).ref.kind;
    feature.open = sums.openEdges();
    feature.value = sums.value();
    switch (feature.kind) {
    case FeatureKind::Railroad:
        feature.locomotives = sums.extra();
        break;
    case FeatureKind::Mountain:
        feature.tokens = sums.extra();
        break;
    case FeatureKind::Prairie:
        feature.value = pointsOfPrairie(sums);
        break;
    case FeatureKind::City: {
        const CityRailroads railroads = cityRailroads(state, set, state.tileOf(node));
        feature.open = railroads.incomplete;
        feature.value = pointsOfCity(railroads.complete);
        break;
    }
    }
    return feature;
}

} // namespace lodeline
