// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/ai/evaluation/network.h"
#include "engine/goldrush/rules/points.h"
#include "engine/goldrush/rules/state.h"

#include <algorithm>
#include <array>
#include <memory>
#include <optional>

namespace lodeline::goldrush {

// What an evaluation weighs. A position is described for each player by a handful of terms, each with an
// amount; the expected points that the player still gains are the sum of amount times weight. A weight
// depends on how much of the game is left, through the Progress, the amount also on the tiles that are left,
// through the factors of prospects.h.
namespace terms {

// Railroads in whose majority the player is, by open ends (1, 2 or more): being there, tiles, tiles if one
// locomotive would double them, the chance of completing it, that chance times the points.
inline constexpr int kRailroad = 0;
inline constexpr int kRailroadTerms = 5;
inline constexpr int kRailroadGroups = 2;
// Mountains likewise, by open edges (1, 2, 3, 4 or more): being there, nuggets, tokens, the chance of
// completing it, that chance times nuggets and times tokens.
inline constexpr int kMountain = kRailroad + kRailroadGroups * kRailroadTerms;
inline constexpr int kMountainTerms = 6;
inline constexpr int kMountainGroups = 4;
// Cities by railroads that are not complete (1 to 4): being there, points so far, the chance of completing
// it, that chance times the points still to come.
inline constexpr int kCity = kMountain + kMountainGroups * kMountainTerms;
inline constexpr int kCityTerms = 4;
inline constexpr int kCityGroups = 4;
// Features that can no longer be completed, as no tile left fits one of their open spots: being there, value.
inline constexpr int kDead = kCity + kCityGroups * kCityTerms;
// Prairies: being there, points so far, open spots at which a tile would join them.
inline constexpr int kPrairie = kDead + 2;
// Cowboys in the supply: one term for each number of them, from none on.
inline constexpr int kFree = kPrairie + 3;
// The tent: in the supply, or on a mountain with 0, 1, 2, 3 or more tokens.
inline constexpr int kTent = kFree + kMostCowboys + 1;
// Features in which others have more cowboys: being there, value. Features that are shared: value.
inline constexpr int kBehind = kTent + 5;
inline constexpr int kShared = kBehind + 2;
inline constexpr int kCount = kShared + 1;

} // namespace terms

// How far the game has come, as the three amounts by which every weight is made up.
struct Progress
{
    static constexpr std::size_t kParts = 3;

    explicit Progress(const State& state);

    std::array<double, kParts> parts{};
};

// The weights at one moment of the game.
using PhaseWeights = std::array<double, terms::kCount>;

// Learned weights: for each term, one for each part of the progress, and maybe a network for what they miss.
struct Weights
{
    std::array<std::array<double, Progress::kParts>, terms::kCount> parts{};
    std::optional<Network> network{};

    PhaseWeights at(const Progress& progress) const;
    friend bool operator==(const Weights&, const Weights&) = default;
};

using SharedWeights = std::shared_ptr<const Weights>; // never null

// Those that the program ships for every tile set, with their provenance in resources/ai/weights.json.
const SharedWeights& shippedWeights();

inline int tentTerm(int tokens)
{
    return terms::kTent + 1 + std::min(tokens, 3);
}

} // namespace lodeline::goldrush
