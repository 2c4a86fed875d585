// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/game.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace lodeline::goldrush {

// One of the futures of a search; those of the same seed belong together.
struct FutureNumber
{
    std::uint64_t seed = 0;
    std::uint64_t number = 0; // from 0
};

// Which tile each ply of a future draws. Among as many futures as there are tiles in the stack, every tile
// comes once at each ply (Latin hypercube sampling), so that fewer futures tell moves apart than by tiles
// drawn at random: no move owes its margin to a tile that came more often than it does on average.
class EvenDraws
{
public:
    // From the stack of this game.
    explicit EvenDraws(const Game& game);

    void begin(FutureNumber future);

    // The design that a ply draws, 0 being the ply after the next. Nothing where that very tile came at an
    // earlier ply of this future, and where the stack was empty.
    std::optional<int> design(int ply);

    // Phase Place of that ply: draws it in place of the present tile. The present one stays where there is
    // none of that design left, and where it would fit nowhere.
    void redraw(Game& game, int ply);

private:
    std::span<const std::uint16_t> order(int ply); // of the tiles, one for each future of the round

    std::vector<std::uint8_t> designs_; // of the tiles, ascending
    // In which the futures of a round draw them: one order after the other, for each ply that was asked for.
    std::vector<std::uint16_t> orders_;
    std::uint64_t round_ = 0; // of as many futures as there are tiles
    std::uint64_t seed_ = 0;
    std::size_t place_ = 0; // of the future in its round
};

} // namespace lodeline::goldrush
