// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/ai/evaluation/holdings.h"

#include "engine/core/bits.h"

#include <algorithm>

namespace lodeline::goldrush {
namespace {

constexpr std::uint16_t kNoSpot = 0xffff;

} // namespace

Holdings::Holdings(const Game& game, const Lens& lens)
    : state_(game.state())
    , set_(game.set())
{
    addHeld(game);
    addPlacedTile(game);
    lookAtSpots(lens, lookAround(lens.spots));
}

Holdings::Holdings(const Game& placed, const Lens& lens, const Holdings& before)
    : state_(placed.state())
    , set_(placed.set())
    , before_(&before)
{
    const Around around = lookAround(lens.spots);
    for (std::size_t number = 0; number < before.held_; ++number) {
        if ((before.filters_[number] & around.touched) == 0)
            continue;
        replaced_ |= std::uint64_t{1} << number;
        add(state_.root(before.features_[number].root));
    }
    held_ = count_;
    addPlacedTile(placed);
    lookAtSpots(lens, around);
}

void Holdings::addHeld(const Game& game)
{
    for (int seat = 0; seat < game.players(); ++seat) {
        const PlayerState& player = state_.player(seat);
        for (std::size_t i = 0; i < player.cowboysOut; ++i)
            add(state_.root(player.cowboys[i]));
    }
    held_ = count_;
}

void Holdings::addPlacedTile(const Game& game)
{
    if (game.phase() != Game::Phase::Act)
        return;
    const TileOnBoard& tile = state_.tiles[state_->placed - 1];
    const CompiledDesign& design = set_.design(tile.design);
    const unsigned unused = state_->setup.options.farmers ? 0 : design.prairies;
    for (std::size_t segment = 0; segment < design.segments.size(); ++segment)
        if ((unused >> segment & 1U) == 0)
            add(state_.root(static_cast<NodeId>(tile.firstNode + segment)));
}

const Holding* Holdings::findHere(NodeId root) const
{
    for (const Holding& holding : std::span(features_).first(count_))
        if (holding.root == root)
            return &holding;
    return nullptr;
}

const Holding* Holdings::find(NodeId root) const
{
    const Holding* const here = findHere(root);
    return here == nullptr && before_ != nullptr ? before_->findHere(root) : here;
}

void Holdings::add(NodeId root)
{
    if (findHere(root) != nullptr)
        return;
    const std::size_t number = count_++;
    Holding& holding = features_[number];
    holding = {root, sketch(state_, set_, root), state_.nodes[root].cowboys};
    filters_[number] = bit(root % 64);
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
    filters_[feature] |= bit(root % 64);
}

void Holdings::scanSpots(const TileOdds& odds)
{
    if (reachCount_ + prairieCount_ == 0)
        return;
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

void Holdings::Around::take(const State& state, const SpotList::Entry& entry)
{
    touched |= bit(entry.root % 64);
    const NodeId now = state.root(entry.root);
    // A railroad or mountain may lie at the spot with several sides.
    if (now != entry.root && std::ranges::count(joined(), entry.root, &Joined::before) == 0)
        parts[partCount++] = {entry.root, now};
}

Holdings::Around Holdings::lookAround(const SpotList& spots) const
{
    Around around;
    if (!spots.covers(state_)) {
        around.touched = ~std::uint64_t{0};
        return around;
    }
    if (!spots.isBefore(state_))
        return around;
    const Position at = state_.tiles[state_->placed - 1].at;
    const std::span<const SpotList::Entry> taken = spots.at(at);
    for (const SpotList::Entry& entry : taken)
        around.take(state_, entry);
    if (!taken.empty())
        around.changed.add(taken.front().spot);
    for (const Side side : kAllSides) {
        const std::uint16_t cell = state_.cell(neighbour(at, side));
        // A new spot may have the number of the one that was taken.
        if ((cell & State::kTileBit) != 0 || around.changed.has(cell))
            continue;
        around.changed.add(cell);
        for (const SpotList::Entry& entry : spots.of(cell))
            around.touched |= bit(entry.root % 64);
    }
    return around;
}

void Holdings::lookAtSpots(const Lens& lens, const Around& around)
{
    if (!lens.spots.covers(state_))
        return scanSpots(lens.left.odds);
    readReaches(lens, around.joined(), around.changed);
    readPrairies(lens, around.joined(), around.changed);
    for (std::size_t i = 0; i < around.changed.count; ++i) {
        const std::uint16_t spot = around.changed.spots[i];
        if ((state_.openSpots[spot / 64] >> spot % 64 & 1U) != 0)
            lookAt(spot, lens.left.odds);
    }
}

void Holdings::readReaches(const Lens& lens, std::span<const Joined> joined, const Changed& changed)
{
    for (const Reach& reach : std::span(reaches_).first(reachCount_)) {
        FeatureSketch& feature = features_[reach.feature].feature;
        const auto read = [&](const SpotList::Entry& entry) {
            if (changed.has(entry.spot))
                return;
            feature.chance *= lens.left.odds.closing(entry.pattern, entry.side);
            feature.dead |= lens.left.odds.isDead(entry.pattern);
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
                if (changed.has(entry.spot) || lens.left.odds.isDead(entry.pattern))
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

} // namespace lodeline::goldrush
