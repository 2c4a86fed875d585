// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/fitting.h"
#include "engine/goldrush/rules/state.h"

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

namespace lodeline::goldrush {

class CompiledSet;

// The legal placements of the drawn tile, as one bit for each open spot and rotation (R2.1). Counting and
// picking the k-th needs no list. Valid until the game that made it changes.
class PlacementSet
{
public:
    int size() const { return size_; }
    bool empty() const { return size_ == 0; }
    Placement operator[](int k) const; // by rotation, then by spot
    // The same by the number of the spot, which spares search the way over the position.
    struct OnSpot
    {
        std::uint16_t spot;
        Rotation rotation;
    };
    OnSpot onSpot(int k) const;
    bool contains(Placement placement) const;
    std::vector<Placement> toVector() const;

private:
    friend PlacementSet legalPlacements(const State& state, const CompiledSet& set);
    explicit PlacementSet(const State& state)
        : state_(&state)
    {
    }

    const State* state_;
    int size_ = 0;
    FittingSpots fits_;
};

// The legal actions after a placement (R3), likewise. The first is always "none".
class ActionSet
{
public:
    int size() const { return 1 + cowboys_ + tents_ + mine_ + takeBacks_; }
    Action operator[](int k) const;
    bool contains(const Action& action) const;
    // The same by the node of the segment, which spares search the way over the position; the node of
    // "none" means nothing.
    struct OnNode
    {
        Action::Type type;
        std::uint16_t node;
    };
    OnNode onNode(int k) const;
    // Calls visit(k, onNode(k)) for each, in order.
    template <typename Visit>
    void forEach(Visit visit) const
    {
        const PlayerState& player = state_->player((*state_)->player);
        int k = 0;
        visit(k++, OnNode{Action::Type::None, kNoNode});
        if (cowboys_ > 0) {
            const NodeId first = state_->tiles[(*state_)->placed - 1].firstNode;
            for (std::uint32_t rest = cowboyMask_; rest != 0; rest &= rest - 1)
                visit(k++, OnNode{Action::Type::Cowboy, static_cast<NodeId>(first + std::countr_zero(rest))});
        }
        for (int word = 0; k < 1 + cowboys_ + tents_; ++word)
            for (std::uint64_t rest = state_->tentSites[word]; rest != 0; rest &= rest - 1)
                visit(k++,
                      OnNode{Action::Type::Tent, state_->mountainNodes[64 * word + std::countr_zero(rest)]});
        if (mine_ > 0)
            visit(k++, OnNode{Action::Type::Mine, player.tent});
        for (int i = 0; i < takeBacks_; ++i)
            visit(k++, OnNode{Action::Type::TakeBack, player.cowboys[static_cast<std::size_t>(i)]});
    }
    std::vector<Action> toVector() const;

private:
    friend ActionSet legalActions(const State& state, const CompiledSet& set);
    ActionSet(const State& state, const CompiledSet& set)
        : state_(&state)
        , set_(&set)
    {
    }

    const State* state_;
    const CompiledSet* set_;
    std::uint32_t cowboyMask_ = 0; // by segment of the placed tile
    int cowboys_ = 0;
    int tents_ = 0;
    int mine_ = 0;
    int takeBacks_ = 0;
};

PlacementSet legalPlacements(const State& state, const CompiledSet& set);
ActionSet legalActions(const State& state, const CompiledSet& set);

} // namespace lodeline::goldrush
