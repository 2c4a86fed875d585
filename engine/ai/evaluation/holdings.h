// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/evaluation/lens.h"
#include "engine/ai/evaluation/sketch.h"

namespace lodeline {

struct Holding
{
    NodeId root; // of the feature; of a city its node
    FeatureSketch feature;
    CowboyCounts cowboys;
};

// The features of a position on which cowboys stand, and after a placement also those of the placed tile
// on which one may be put, each with its chance of being completed.
class Holdings
{
public:
    Holdings(const Game& game, const TileOdds& odds);

    std::span<const Holding> held() const { return std::span(features_).first(held_); }
    // Null when it is none of them.
    const Holding* find(NodeId root) const;

private:
    // The open edges of a railroad or mountain, and whose chance they tell.
    struct Reach
    {
        NodeId root;
        std::uint16_t feature;
    };
    struct Prairie
    {
        NodeId root;
        std::uint16_t feature;
        std::uint16_t lastSpot; // that was counted: it may lie at several edges
    };
    static constexpr std::size_t kMaxFeatures = std::size_t{5} * kMaxPlayers + kMaxSegments;

    void add(NodeId root);
    void reach(NodeId root, std::size_t feature);
    void scanSpots(const TileOdds& odds);
    void lookAtReaches(std::size_t spot, const TileOdds& odds);
    void lookAtPrairies(std::size_t spot);
    void joinable(NodeId prairie, std::size_t spot);

    const State& state_;
    const CompiledSet& set_;
    std::array<Holding, kMaxFeatures> features_;
    std::size_t count_ = 0;
    std::size_t held_ = 0;
    std::array<Reach, kMaxFeatures * kSides> reaches_;
    std::size_t reachCount_ = 0;
    std::array<Prairie, kMaxFeatures> prairies_;
    std::size_t prairieCount_ = 0;
    // A bit for each root modulo 64: most spots lie at none of them.
    std::uint64_t reachFilter_ = 0;
    std::uint64_t prairieFilter_ = 0;
};

} // namespace lodeline
