// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/evaluation/holdings.h"

#include "engine/core/bits.h"

#include <algorithm>

namespace lodeline {
namespace {

constexpr std::uint16_t kNoSpot = 0xffff;

} // namespace

Holdings::Holdings(const Game& game, const TileOdds& odds)
    : state_(game.state())
    , set_(game.set())
{
    addAll(game);
    if (reachCount_ + prairieCount_ > 0)
        scanSpots(odds);
}

Holdings::Holdings(const Game& game, const Lens& lens)
    : state_(game.state())
    , set_(game.set())
{
    addAll(game);
    if (reachCount_ + prairieCount_ == 0)
        return;
    if (lens.spots.covers(state_))
        readSpots(lens);
    else
        scanSpots(lens.odds);
}

void Holdings::addAll(const Game& game)
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
        const unsigned unused = state_->setup.options.farmers ? 0 : design.prairies;
        for (std::size_t segment = 0; segment < design.segments.size(); ++segment)
            if ((unused >> segment & 1U) == 0)
                add(state_.root(static_cast<NodeId>(tile.firstNode + segment)));
    }
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
    if (holding.feature.kind == FeatureKind::Prairie) {
        prairies_[prairieCount_++] = {root, static_cast<std::uint16_t>(number), kNoSpot};
        prairieFilter_ |= bit(root % 64);
        return;
    }
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
    for (std::size_t word = 0; word < state_->spotWords; ++word)
        for (std::uint64_t rest = state_.openSpots[word]; rest != 0; rest &= rest - 1)
            lookAt(64 * word + static_cast<std::size_t>(std::countr_zero(rest)), odds);
}

void Holdings::lookAt(std::size_t spot, const TileOdds& odds)
{
    lookAtReaches(spot, odds);
    if (prairieCount_ > 0 && !odds.isDead(state_.codes[spot]))
        lookAtPrairies(spot);
}

void Holdings::readSpots(const Lens& lens)
{
    std::array<Joined, kPorts> joined;
    std::size_t joinedCount = 0;
    Changed changed;
    if (lens.spots.isBefore(state_)) {
        const Position at = state_.tiles[state_->placed - 1].at;
        const std::span<const SpotList::Entry> taken = lens.spots.at(at);
        for (const SpotList::Entry& entry : taken) {
            const NodeId now = state_.root(entry.root);
            // A railroad or mountain may lie at the spot with several sides.
            const auto known = std::span(joined).first(joinedCount);
            if (now != entry.root && std::ranges::count(known, entry.root, &Joined::before) == 0)
                joined[joinedCount++] = {entry.root, now};
        }
        if (!taken.empty())
            changed.add(taken.front().spot);
        for (const Side side : kAllSides) {
            const std::uint16_t cell = state_.cell(neighbour(at, side));
            // A new spot may have the number of the one that was taken.
            if ((cell & State::kTileBit) == 0 && !changed.has(cell))
                changed.add(cell);
        }
    }
    readReaches(lens, std::span(joined).first(joinedCount), changed);
    readPrairies(lens, std::span(joined).first(joinedCount), changed);
    for (std::size_t i = 0; i < changed.count; ++i)
        if ((state_.openSpots[changed.spots[i] / 64] >> changed.spots[i] % 64 & 1U) != 0)
            lookAt(changed.spots[i], lens.odds);
}

void Holdings::readReaches(const Lens& lens, std::span<const Joined> joined, const Changed& changed)
{
    for (const Reach& reach : std::span(reaches_).first(reachCount_)) {
        FeatureSketch& feature = features_[reach.feature].feature;
        const auto read = [&](const SpotList::Entry& entry) {
            if (changed.has(entry.spot))
                return;
            feature.chance *= lens.odds.closing(entry.pattern, entry.side);
            feature.dead |= lens.odds.isDead(entry.pattern);
        };
        lens.spots.forEachOf(reach.root, read);
        for (const Joined& part : joined)
            if (part.now == reach.root)
                lens.spots.forEachOf(part.before, read);
    }
}

void Holdings::readPrairies(const Lens& lens, std::span<const Joined> joined, const Changed& changed)
{
    for (const Prairie& prairie : std::span(prairies_).first(prairieCount_)) {
        std::array<NodeId, kPorts + 1> parts;
        std::size_t partCount = 0;
        parts[partCount++] = prairie.root;
        for (const Joined& part : joined)
            if (part.now == prairie.root)
                parts[partCount++] = part.before;
        int& open = features_[prairie.feature].feature.open;
        for (std::size_t part = 0; part < partCount; ++part) {
            lens.spots.forEachOf(parts[part], [&](const SpotList::Entry& entry) {
                if (changed.has(entry.spot) || lens.odds.isDead(entry.pattern))
                    return;
                for (std::size_t earlier = 0; earlier < part; ++earlier)
                    if (lens.spots.has(parts[earlier], entry.spot))
                        return;
                ++open;
            });
        }
    }
}

void Holdings::lookAtReaches(std::size_t spot, const TileOdds& odds)
{
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
}

void Holdings::lookAtPrairies(std::size_t spot)
{
    const auto& offers = state_.spots[spot].offers;
    unsigned edges = state_.codes[spot];
    for (std::size_t port = 0; edges != 0; port += kPortsOfSide, edges >>= 2) {
        if ((edges & 3U) == PrairieEdge) {
            joinable(offers[port], spot);
        } else if ((edges & 3U) == RailroadEdge) {
            joinable(offers[port + 1], spot);
            joinable(offers[port + 2], spot);
        }
    }
}

void Holdings::joinable(NodeId prairie, std::size_t spot)
{
    const NodeId root = state_.root(prairie);
    if ((prairieFilter_ >> root % 64 & 1U) == 0)
        return;
    for (Prairie& known : std::span(prairies_).first(prairieCount_)) {
        if (known.root != root || known.lastSpot == spot)
            continue;
        known.lastSpot = static_cast<std::uint16_t>(spot);
        ++features_[known.feature].feature.open;
    }
}

} // namespace lodeline
