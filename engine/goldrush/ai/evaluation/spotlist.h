// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/game.h"

#include <array>
#include <span>

namespace lodeline::goldrush {

// What lies at the open spots of a position, by feature: so that after a placement only the features that it
// touches and the spots around it need another look. Allocates nothing.
class SpotList
{
public:
    // A feature at a spot; a railroad or mountain once for each side, a prairie once.
    struct Entry
    {
        NodeId root;
        std::uint16_t next; // of the same bucket
        std::uint16_t spot;
        std::uint8_t pattern; // State::codes of the spot
        std::uint8_t side;    // kSides for a prairie
    };

    SpotList(); // covers nothing
    explicit SpotList(const Game& game);

    // Whether the list holds all of the position, or this is one placement later.
    bool covers(const State& state) const
    {
        return complete_ && (state->placed == placed_ || isBefore(state));
    }
    bool isBefore(const State& state) const { return state->placed == placed_ + 1; }

    // The entries of a spot that was open, by its position or number; none when it was not.
    std::span<const Entry> at(Position position) const;
    std::span<const Entry> of(std::uint16_t spot) const
    {
        return spot < numbered_ ? entriesOf(numbers_[spot]) : std::span<const Entry>{};
    }

    template <typename Visit>
    void forEachOf(NodeId root, Visit visit) const
    {
        for (std::uint16_t e = heads_[root % kHeads]; e != kNone; e = entries_[e].next)
            if (entries_[e].root == root)
                visit(entries_[e]);
    }
    bool has(NodeId prairie, std::uint16_t spot) const;

private:
    struct Place
    {
        Position at;
        std::uint16_t first; // entry
    };
    static constexpr std::size_t kHeads = 256;
    static constexpr std::size_t kEntries = 4096;
    static constexpr std::size_t kPlaces = 1024;
    static constexpr std::uint16_t kNone = 0xffff;

    std::span<const Entry> entriesOf(std::uint16_t place) const
    {
        if (place == kNone)
            return {};
        const std::size_t first = places_[place].first;
        return std::span(entries_).subspan(first, places_[place + 1U].first - first);
    }
    void addSpot(const State& state, std::size_t spot);
    void add(NodeId root, std::size_t spot, std::uint8_t pattern, std::size_t side);
    void addPrairie(const State& state, NodeId node, std::size_t spot);

    std::array<std::uint16_t, kHeads> heads_;
    std::array<Entry, kEntries> entries_;
    std::array<Place, kPlaces + 1> places_;
    std::array<std::uint16_t, kPlaces> numbers_; // places by number of the spot
    std::size_t numbered_ = 0;
    std::size_t count_ = 0;
    std::size_t placeCount_ = 0;
    int placed_ = 0;
    bool complete_ = false;
};

} // namespace lodeline::goldrush
