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
    // Looks at all open spots.
    Holdings(const Game& game, const TileOdds& odds);
    // The same of the position that the lens was made for, or of one placement later, at less cost.
    Holdings(const Game& game, const Lens& lens);

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
    // Features that a placement has joined to others: roots before and now.
    struct Joined
    {
        NodeId before;
        NodeId now;
    };
    // Numbers of the spots that a placement took or changed.
    struct Changed
    {
        std::array<std::uint16_t, kSides + 1> spots{};
        std::size_t count = 0;

        void add(std::uint16_t spot) { spots[count++] = spot; }
        bool has(std::uint16_t spot) const
        {
            for (std::size_t i = 0; i < count; ++i)
                if (spots[i] == spot)
                    return true;
            return false;
        }
    };
    static constexpr std::size_t kMaxFeatures = std::size_t{5} * kMaxPlayers + kMaxSegments;

    void addAll(const Game& game);
    void add(NodeId root);
    void reach(NodeId root, std::size_t feature);
    void scanSpots(const TileOdds& odds);
    void readSpots(const Lens& lens);
    void readReaches(const Lens& lens, std::span<const Joined> joined, const Changed& changed);
    void readPrairies(const Lens& lens, std::span<const Joined> joined, const Changed& changed);
    void lookAt(std::size_t spot, const TileOdds& odds);
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
