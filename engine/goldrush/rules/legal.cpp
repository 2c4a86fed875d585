// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/rules/legal.h"

#include "engine/core/bits.h"
#include "engine/goldrush/rules/board.h"
#include "engine/goldrush/rules/fitting.h"

#include <algorithm>
#include <ranges>

namespace lodeline::goldrush {

PlacementSet legalPlacements(const State& state, const CompiledSet& set)
{
    PlacementSet legal(state);
    const CompiledDesign& design = set.design(state->drawn);
    for (const std::size_t w : std::views::iota(std::size_t{0}, std::size_t{state->spotWords})) {
        const SpotBlock spots(state.codes + 64 * w, state.known + 64 * w);
        for (const std::size_t r : std::views::iota(std::size_t{0}, std::size_t{kRotations})) {
            const std::uint64_t mask = spots.fitting(design.forms[r].edges) & state.openSpots[w];
            legal.masks_[r][w] = mask;
            legal.counts_[r] += countBits(mask);
        }
    }
    for (const int count : legal.counts_)
        legal.size_ += count;
    return legal;
}

Placement PlacementSet::operator[](int k) const
{
    // Added up instead of searched for: which rotation a random k is in, no processor guesses.
    int r = 0;
    int before = 0;
    for (int sum = 0; const int count : counts_) {
        sum += count;
        const bool beyond = k >= sum;
        r += beyond ? 1 : 0;
        before = beyond ? sum : before;
    }
    k -= before;
    const auto& masks = masks_[static_cast<std::size_t>(r)];
    std::size_t w = 0;
    for (int count = 0; k >= (count = countBits(masks[w])); ++w)
        k -= count;
    const int spot = static_cast<int>(w) * 64 + nthBit(masks[w], k);
    return {state_->spots[spot].at, static_cast<Rotation>(r)};
}

bool PlacementSet::contains(Placement placement) const
{
    const std::uint16_t cell = state_->cell(placement.at);
    if (cell == State::kEmptyCell || (cell & State::kTileBit) != 0)
        return false;
    return testBit(masks_[static_cast<std::size_t>(index(placement.rotation))].data(), cell);
}

std::vector<Placement> PlacementSet::toVector() const
{
    std::vector<Placement> placements;
    for (const int k : std::views::iota(0, size_))
        placements.push_back((*this)[k]);
    return placements;
}

ActionSet legalActions(const State& state, const CompiledSet& set)
{
    ActionSet legal(state, set);
    const int seat = state->player;
    const PlayerState& player = state.player(seat);
    const TileOnBoard& tile = state.tiles[state->placed - 1];
    const CompiledDesign& design = set.design(tile.design);

    if (player.cowboysLeft > 0) {
        std::uint32_t mask = design.railroads | design.mountains | design.city;
        if (state->setup.options.farmers)
            mask |= design.prairies;
        std::uint32_t vacant = 0;
        for (; mask != 0; mask &= mask - 1) {
            const int segment = std::countr_zero(mask);
            const NodeId root = state.root(static_cast<NodeId>(tile.firstNode + segment));
            vacant |= (state.nodes[root].cowboys.any() ? 0U : 1U) << segment;
        }
        legal.cowboyMask_ = vacant;
        legal.cowboys_ = countBits(vacant);
    }
    for (int w = 0; w * 64 < state->mountains; ++w)
        legal.tents_ += countBits(state.tentSites[w]);
    if (player.tent != kNoNode)
        legal.mine_ = state.nodes[state.root(player.tent)].sums.extra() > 0 ? 1 : 0;
    if (state->setup.options.takeBack)
        legal.takeBacks_ = player.cowboysOut;
    return legal;
}

ActionSet::OnNode ActionSet::onNode(int k) const
{
    const PlayerState& player = state_->player((*state_)->player);
    if (k == 0)
        return {Action::Type::None, kNoNode};
    --k;
    if (k < cowboys_) {
        const NodeId first = state_->tiles[(*state_)->placed - 1].firstNode;
        return {Action::Type::Cowboy, static_cast<NodeId>(first + nthBit(cowboyMask_, k))};
    }
    k -= cowboys_;
    if (k < tents_) {
        int word = 0;
        for (int count = 0; k >= (count = countBits(state_->tentSites[word])); ++word)
            k -= count;
        const int number = 64 * word + nthBit(state_->tentSites[word], k);
        return {Action::Type::Tent, state_->mountainNodes[number]};
    }
    k -= tents_;
    if (k < mine_)
        return {Action::Type::Mine, player.tent};
    return {Action::Type::TakeBack, player.cowboys[static_cast<std::size_t>(k - mine_)]};
}

Action ActionSet::operator[](int k) const
{
    const auto [type, node] = onNode(k);
    if (type == Action::Type::None)
        return {};
    return {type, state_->tileOf(node).at, segmentOf(*state_, *set_, node).ref};
}

bool ActionSet::contains(const Action& action) const
{
    return action.type == Action::Type::None ||
           std::ranges::any_of(std::views::iota(0, size()), [&](int k) { return (*this)[k] == action; });
}

std::vector<Action> ActionSet::toVector() const
{
    std::vector<Action> actions;
    for (const int k : std::views::iota(0, size()))
        actions.push_back((*this)[k]);
    return actions;
}

} // namespace lodeline::goldrush
