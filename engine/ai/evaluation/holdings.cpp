// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/evaluation/holdings.h"

#include "engine/core/bits.h"

namespace lodeline {

Holdings::Holdings(const Game& game, const TileOdds& odds)
    : state_(game.state())
    , set_(game.set())
{
    for (int seat = 0; seat < game.players(); ++seat) {
        const PlayerState& player = state_.player(seat);
        for (std::size_t i = 0; i < player.cowboysOut; ++i)
            add(state_.root(player.cowboys[i]));
    }
    held_ = count_;
    if (game.phase() == Game::Phase::Act) {
        const TileOnBoard& tile = state_.tiles[state_->placed - 1];
        const CompiledDesign& design = set_.design(tile.design);
        for (std::size_t segment = 0; segment < design.segments.size(); ++segment)
            add(state_.root(static_cast<NodeId>(tile.firstNode + segment)));
    }
    if (reachCount_ > 0)
        scanSpots(odds);
}

const Holding* Holdings::find(NodeId root) const
{
    for (const Holding& holding : std::span(features_).first(count_))
        if (holding.root == root)
            return &holding;
    return nullptr;
}

void Holdings::add(NodeId root)
{
    if (find(root) != nullptr)
        return;
    const std::size_t number = count_++;
    Holding& holding = features_[number];
    holding = {root, sketch(state_, set_, root), state_.nodes[root].cowboys};
    if (holding.feature.open == 0)
        return;
    holding.feature.chance = 1;
    if (holding.feature.kind != FeatureKind::City)
        return reach(root, number);
    const TileOnBoard& tile = state_.tileOf(root);
    for (unsigned ends = set_.design(tile.design).cityEnds; ends != 0; ends &= ends - 1) {
        const NodeId railroad = state_.root(static_cast<NodeId>(tile.firstNode + std::countr_zero(ends)));
        if (state_.nodes[railroad].sums.openEdges() != 0)
            reach(railroad, number);
    }
}

void Holdings::reach(NodeId root, std::size_t feature)
{
    for (const Reach& known : std::span(reaches_).first(reachCount_))
        if (known.root == root && known.feature == feature)
            return;
    reaches_[reachCount_++] = {root, static_cast<std::uint16_t>(feature)};
    reachFilter_ |= bit(root % 64);
}

void Holdings::scanSpots(const TileOdds& odds)
{
    const auto look = [&](std::size_t spot) {
        constexpr unsigned kNoPrairie = 0b10101010; // railroads and mountains have the higher bit of a side
        const std::uint8_t pattern = state_.codes[spot];
        for (unsigned sides = pattern & kNoPrairie; sides != 0; sides &= sides - 1) {
            const auto side = static_cast<std::size_t>(std::countr_zero(sides) / 2);
            const NodeId root = state_.root(state_.spots[spot].offers[kPortsOfSide * side]);
            if ((reachFilter_ >> root % 64 & 1U) == 0)
                continue;
            for (const Reach& reach : std::span(reaches_).first(reachCount_)) {
                if (reach.root != root)
                    continue;
                FeatureSketch& feature = features_[reach.feature].feature;
                feature.chance *= odds.closing(pattern, side);
                feature.dead |= odds.isDead(pattern);
            }
        }
    };
    for (std::size_t word = 0; word < state_->spotWords; ++word)
        for (std::uint64_t rest = state_.openSpots[word]; rest != 0; rest &= rest - 1)
            look(64 * word + static_cast<std::size_t>(std::countr_zero(rest)));
}

} // namespace lodeline
