// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/ai/evaluation/lens.h"
#include "engine/goldrush/ai/evaluation/sketch.h"

namespace lodeline::goldrush {

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
    // Of the position that the lens was made for, or of one placement later.
    Holdings(const Game& game, const Lens& lens);
    // After a placement by those before it, which must live as long: looks only at what it changes.
    Holdings(const Game& placed, const Lens& lens, const Holdings& before);

    // Those with cowboys; of a placement by those before it, the ones that it changes.
    std::span<const Holding> held() const { return std::span(features_).first(held_); }
    // Calls visit(holding) for those before the placement in whose stead the changed ones are.
    template <typename Visit>
    void forEachReplaced(Visit visit) const
    {
        for (std::uint64_t rest = replaced_; rest != 0; rest &= rest - 1)
            visit(before_->features_[static_cast<std::size_t>(std::countr_zero(rest))]);
    }
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
    // What a placement did.
    struct Around
    {
        std::array<Joined, kPorts> parts;
        std::size_t partCount = 0;
        Changed changed;
        std::uint64_t touched = 0; // filter of the roots before at the spots that it took or changed

        std::span<const Joined> joined() const { return std::span(parts).first(partCount); }
        void take(const State& state, const SpotList::Entry& entry);
    };
    static constexpr std::size_t kMaxFeatures = std::size_t{kMostCowboys} * kMaxPlayers + kMaxSegments;
    static_assert(kMaxFeatures <= 64, "replaced_ has a bit for each");

    void addHeld(const Game& game);
    void addPlacedTile(const Game& game);
    void add(NodeId root);
    const Holding* findHere(NodeId root) const;
    Around lookAround(const SpotList& spots) const;
    void reach(NodeId root, std::size_t feature);
    void scanSpots(const TileOdds& odds);
    void lookAtSpots(const Lens& lens, const Around& around);
    void readReaches(const Lens& lens, std::span<const Joined> joined, const Changed& changed);
    void readPrairies(const Lens& lens, std::span<const Joined> joined, const Changed& changed);
    void lookAt(std::size_t spot, const TileOdds& odds);
    void lookAtReaches(std::size_t spot, const TileOdds& odds);
    void lookAtPrairies(std::size_t spot);
    void joinable(NodeId prairie, std::size_t spot);

    const State& state_;
    const CompiledSet& set_;
    const Holdings* before_ = nullptr;
    std::uint64_t replaced_ = 0; // of the features before
    std::array<Holding, kMaxFeatures> features_;
    std::array<std::uint64_t, kMaxFeatures> filters_; // of the roots that tell about a feature
    std::size_t count_ = 0;
    std::size_t held_ = 0;
    std::array<Reach, kMaxFeatures * kSides> reaches_;
    std::size_t reachCount_ = 0;
    std::array<Prairie, kMaxFeatures> prairies_;
    std::size_t prairieCount_ = 0;
    // Filters have a bit for each root modulo 64: most spots lie at none of them.
    std::uint64_t reachFilter_ = 0;
    std::uint64_t prairieFilter_ = 0;
};

} // namespace lodeline::goldrush
