// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/ai/evaluation/network.h"

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace lodeline::goldrush {

// What the weights miss in the positions of games: for each player by how much more or less, compared with
// the mean of the players, came of it than they expect, in points, and the player's holdings.
class Misses
{
public:
    struct Player
    {
        double points;
        std::vector<Network::Input> holdings;
    };

    // The players of one position, whose points add up to 0.
    void add(std::span<const Player> players);
    // Those of later games.
    void append(const Misses& later);

    std::size_t positions() const { return positions_.size(); }
    std::size_t players(std::size_t position) const { return positions_[position].players; }
    double points(std::size_t position, std::size_t player) const { return at(position, player).points; }
    // Calls visit(input) for every holding of a player, as exact as the network needs it.
    template <typename Visit>
    void forEachHolding(std::size_t position, std::size_t player, Visit visit) const
    {
        const Entry& entry = at(position, player);
        for (std::size_t i = 0; i < entry.holdings; ++i)
            visit(unpacked(packed_[entry.first + i]));
    }

private:
    // There are half a million of them at a time.
    using Packed = std::array<std::int16_t, Network::kInputs>;
    struct Position
    {
        std::uint32_t first; // of its entries
        std::uint32_t players;
    };
    struct Entry
    {
        float points;
        std::uint32_t first; // of its holdings
        std::uint32_t holdings;
    };

    const Entry& at(std::size_t position, std::size_t player) const
    {
        return entries_[positions_[position].first + player];
    }
    static Packed packed(const Network::Input& input);
    static Network::Input unpacked(const Packed& packed);

    std::vector<Position> positions_;
    std::vector<Entry> entries_;
    std::vector<Packed> packed_;
};

// A network that makes up for what was missed, fitted from nothing by gradient descent (Adam) in so many
// passes, 1 and more. The same for the same seed on every machine. `progress(share done)` is called before
// each of many small steps; once it returns false nothing more is done, and nothing returned.
std::optional<Network> trainNetwork(const Misses& misses, int passes, std::uint64_t seed,
                                    const std::function<bool(double)>& progress);

} // namespace lodeline::goldrush
