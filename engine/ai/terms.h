// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/board.h"

#include <array>

namespace lodeline {

// What an evaluation weighs. A position is described for each player by a handful of terms, each with an
// amount; the expected points that the player still gains are the sum of amount times weight. A weight
// depends on how much of the game is left, through the Phase.
namespace terms {

// Railroads in whose majority the player is, by open ends (1, 2): being there, tiles, tiles if one
// locomotive would double them.
inline constexpr int kRailroad = 0;
// Mountains likewise, by open edges (1, 2, 3, 4 or more): being there, nuggets, tokens.
inline constexpr int kMountain = kRailroad + 2 * 3;
// Cities by railroads that are not complete (1 to 4): being there, points so far.
inline constexpr int kCity = kMountain + 4 * 3;
// Prairies: being there, points so far.
inline constexpr int kPrairie = kCity + 4 * 2;
// Cowboys in the supply: one term for each number of them (0 to 5).
inline constexpr int kFree = kPrairie + 2;
// The tent: in the supply, or on a mountain with 0, 1, 2, 3 or more tokens.
inline constexpr int kTent = kFree + 6;
// Features in which others have more cowboys: being there, value. Features that are shared: value.
inline constexpr int kBehind = kTent + 5;
inline constexpr int kShared = kBehind + 2;
inline constexpr int kCount = kShared + 1;

} // namespace terms

// How far the game has come, as the three amounts by which every weight is made up.
struct Phase
{
    static constexpr std::size_t kParts = 3;

    explicit Phase(const State& state);

    std::array<double, kParts> parts{};
};

// The weights at one moment of the game.
using PhaseWeights = std::array<double, terms::kCount>;

// Learned weights: for each term, one for each part of the phase.
struct Weights
{
    std::array<std::array<double, Phase::kParts>, terms::kCount> parts{};

    PhaseWeights at(const Phase& phase) const;
    // Those that the program ships, with their provenance in weights.cpp.
    static const Weights& learned();
};

// A feature as the evaluation sees it.
struct FeatureSketch
{
    FeatureKind kind = FeatureKind::Railroad;
    int open = 0;  // open edges; for a city its railroads that are not complete
    int value = 0; // tiles, nuggets, points of a prairie, points of a city
    int locomotives = 0;
    int tokens = 0;

    bool complete() const { return open == 0 && kind != FeatureKind::Prairie; }
    // Points for its majority when it is complete, tokens aside (R4).
    int points() const;
};

// `node` is the root of the feature, or the node of a city.
FeatureSketch sketch(const State& state, const CompiledSet& set, NodeId node);

// Calls add(term, amount) for a player in the majority of a feature that is not complete.
template <typename Add>
void describeHolding(const FeatureSketch& feature, bool shared, Add add)
{
    using namespace terms;
    switch (feature.kind) {
    case FeatureKind::Railroad: {
        const int base = kRailroad + (feature.open > 1 ? 3 : 0);
        add(base, 1.0);
        add(base + 1, feature.value);
        if (feature.locomotives == 1)
            add(base + 2, feature.value);
        break;
    }
    case FeatureKind::Mountain: {
        const int base = kMountain + 3 * (std::min(feature.open, 4) - 1);
        add(base, 1.0);
        add(base + 1, feature.value);
        add(base + 2, feature.tokens);
        break;
    }
    case FeatureKind::City: {
        const int base = kCity + 2 * (feature.open - 1);
        add(base, 1.0);
        add(base + 1, feature.value);
        break;
    }
    case FeatureKind::Prairie:
        add(kPrairie, 1.0);
        add(kPrairie + 1, feature.value);
        break;
    }
    if (shared)
        add(kShared, feature.value);
}

inline int tentTerm(int tokens)
{
    return terms::kTent + 1 + std::min(tokens, 3);
}

} // namespace lodeline
