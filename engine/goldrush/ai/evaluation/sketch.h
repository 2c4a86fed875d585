// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/ai/evaluation/terms.h"
#include "engine/goldrush/rules/board.h"

namespace lodeline::goldrush {

// A feature as the evaluation sees it.
struct FeatureSketch
{
    FeatureKind kind;
    int open;  // open edges; for a city its railroads that are not complete, for a prairie its open spots
    int value; // tiles, nuggets, points of a prairie, points of a city
    int locomotives;
    int tokens;
    double chance; // of being completed, by the tiles that are left
    bool dead;     // no tile that is left fits one of the spots at its open edges

    bool complete() const { return open == 0 && kind != FeatureKind::Prairie; }
    // Points for its majority when it is complete, tokens aside (R4).
    int points() const;
    // Points that completing it would add.
    int pointsToCome() const;
};

// `node` is the root of the feature, or the node of a city. Leaves out `chance`, `dead` and what a prairie
// has open, which take a look at the open spots.
FeatureSketch sketch(const State& state, const CompiledSet& set, NodeId node);

// The term of a tent on a node, kNoNode for the supply. From a complete mountain it goes home (R4.7).
inline int tentTerm(const State& state, NodeId tent)
{
    if (tent == kNoNode)
        return terms::kTent;
    const Sums sums = state.nodes[state.root(tent)].sums;
    return sums.openEdges() == 0 ? terms::kTent : tentTerm(sums.extra());
}

// Calls add(term, amount) for a player with fewer cowboys than others in a feature that is not complete.
template <typename Add>
void describeBehind(const FeatureSketch& feature, Add add)
{
    add(terms::kBehind, 1.0);
    add(terms::kBehind + 1, feature.value);
}

// The same for a player in the majority.
template <typename Add>
void describeHolding(const FeatureSketch& feature, bool shared, Add add)
{
    using namespace terms;
    switch (feature.kind) {
    case FeatureKind::Railroad: {
        const int base = kRailroad + (feature.open > 1 ? kRailroadTerms : 0);
        add(base, 1.0);
        add(base + 1, feature.value);
        if (multiply(feature.locomotives))
            add(base + 2, feature.value);
        add(base + 3, feature.chance);
        add(base + 4, feature.chance * feature.points());
        break;
    }
    case FeatureKind::Mountain: {
        const int base = kMountain + kMountainTerms * (std::min(feature.open, kMountainGroups) - 1);
        add(base, 1.0);
        add(base + 1, feature.value);
        add(base + 2, feature.tokens);
        add(base + 3, feature.chance);
        add(base + 4, feature.chance * feature.value);
        add(base + 5, feature.chance * feature.tokens);
        break;
    }
    case FeatureKind::City: {
        const int base = kCity + kCityTerms * (feature.open - 1);
        add(base, 1.0);
        add(base + 1, feature.value);
        add(base + 2, feature.chance);
        add(base + 3, feature.chance * feature.pointsToCome());
        break;
    }
    case FeatureKind::Prairie:
        add(kPrairie, 1.0);
        add(kPrairie + 1, feature.value);
        add(kPrairie + 2, feature.open);
        break;
    }
    if (feature.dead) {
        add(kDead, 1.0);
        add(kDead + 1, feature.value);
    }
    if (shared)
        add(kShared, feature.value);
}

} // namespace lodeline::goldrush
