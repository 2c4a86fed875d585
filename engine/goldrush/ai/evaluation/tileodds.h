// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/game.h"

#include <algorithm>
#include <array>

namespace lodeline::goldrush {

// How well the tiles that are still to be drawn suit the open spots of a board.
class TileOdds
{
public:
    explicit TileOdds(const Game& game);
    // A copy less of that design is left.
    void remove(const CompiledDesign& design) { count(design, -1); }

    // The chance that a player draws a tile that closes the railroad or mountain which reaches a spot from
    // that side. `pattern` is what State::codes holds for the spot.
    double closing(std::uint8_t pattern, std::size_t side) const
    {
        return (*chances_)[std::min<std::size_t>(closes_[side][pattern], kManyTiles - 1)];
    }
    // Whether no tile fits the spot any more.
    bool isDead(std::uint8_t pattern) const { return fits_[pattern] == 0; }

private:
    void count(const CompiledDesign& design, int copies);

    using Counts = std::array<std::uint16_t, SpotFits::kPatterns>;

    static constexpr std::size_t kManyTiles = 64; // make the chance as good as 1
    using Chances = std::array<double, kManyTiles>;
    static const Chances& chancesFor(int players);

    Counts fits_{};
    std::array<Counts, kSides> closes_{};
    const Chances* chances_; // by number of tiles
};

} // namespace lodeline::goldrush
