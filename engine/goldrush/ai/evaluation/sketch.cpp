// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/ai/evaluation/sketch.h"

#include "engine/goldrush/rules/points.h"
#include "engine/goldrush/rules/scoring.h"

namespace lodeline::goldrush {

int FeatureSketch::points() const
{
    if (kind == FeatureKind::Railroad)
        return pointsOfRailroad(value, locomotives);
    return kind == FeatureKind::Mountain ? pointsOfMountain(value) : value;
}

int FeatureSketch::pointsToCome() const
{
    return kind == FeatureKind::City ? pointsOfCity(open) : points();
}

FeatureSketch sketch(const State& state, const CompiledSet& set, NodeId node)
{
    const Sums sums = state.nodes[node].sums;
    FeatureSketch feature{};
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
        feature.value = pointsOfPrairie(sums.value(), sums.extra());
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

} // namespace lodeline::goldrush
