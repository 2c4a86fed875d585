// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/ai/evaluation/spotlist.h"

#include <algorithm>
#include <bit>

namespace lodeline::goldrush {

// The arrays are filled as far as they are used.
// NOLINTBEGIN(cppcoreguidelines-pro-type-member-init)
SpotList::SpotList() = default; // here, so that nothing is zeroed

SpotList::SpotList(const Game& game)
    : numbered_(std::size_t{64} * game.state()->spotWords)
    , placed_(game.state()->placed)
    , complete_(numbered_ <= kPlaces)
{
    constexpr std::size_t kMostOfASpot = kSides + 2 * kSides;
    const State& state = game.state();
    heads_.fill(kNone);
    std::fill_n(numbers_.begin(), complete_ ? numbered_ : 0, kNone);
    for (std::size_t word = 0; word < state->spotWords && complete_; ++word) {
        for (std::uint64_t rest = state.openSpots[word]; rest != 0 && complete_; rest &= rest - 1) {
            complete_ = count_ + kMostOfASpot <= kEntries;
            if (complete_)
                addSpot(state, 64 * word + static_cast<std::size_t>(std::countr_zero(rest)));
        }
    }
    places_[placeCount_].first = static_cast<std::uint16_t>(count_);
}
// NOLINTEND(cppcoreguidelines-pro-type-member-init)

void SpotList::addSpot(const State& state, std::size_t spot)
{
    numbers_[spot] = static_cast<std::uint16_t>(placeCount_);
    places_[placeCount_++] = {state.spots[spot].at, static_cast<std::uint16_t>(count_)};
    const auto& offers = state.spots[spot].offers;
    const std::uint8_t pattern = state.codes[spot];
    for (std::size_t side = 0; side < kSides; ++side) {
        const unsigned edge = pattern >> (2 * side) & 3U;
        const std::size_t port = kPortsOfSide * side;
        if (edge == PrairieEdge) {
            addPrairie(state, offers[port], spot);
        } else if (edge != 0) {
            add(state.root(offers[port]), spot, pattern, side);
            if (edge == RailroadEdge) {
                addPrairie(state, offers[port + 1], spot);
                addPrairie(state, offers[port + 2], spot);
            }
        }
    }
}

void SpotList::addPrairie(const State& state, NodeId node, std::size_t spot)
{
    const NodeId root = state.root(node);
    for (std::size_t e = places_[placeCount_ - 1].first; e < count_; ++e)
        if (entries_[e].root == root)
            return;
    add(root, spot, state.codes[spot], kSides);
}

void SpotList::add(NodeId root, std::size_t spot, std::uint8_t pattern, std::size_t side)
{
    std::uint16_t& head = heads_[root % kHeads];
    entries_[count_] = {root, head, static_cast<std::uint16_t>(spot), pattern,
                        static_cast<std::uint8_t>(side)};
    head = static_cast<std::uint16_t>(count_++);
}

std::span<const SpotList::Entry> SpotList::at(Position position) const
{
    const auto places = std::span(places_).first(placeCount_);
    const auto found = std::ranges::find(places, position, &Place::at);
    return found == places.end() ? std::span<const Entry>{}
                                 : entriesOf(static_cast<std::uint16_t>(found - places.begin()));
}

bool SpotList::has(NodeId prairie, std::uint16_t spot) const
{
    bool found = false;
    forEachOf(prairie, [&](const Entry& entry) { found |= entry.spot == spot; });
    return found;
}

} // namespace lodeline::goldrush
