// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/event.h"

#include <cstddef>
#include <vector>

namespace lodeline::goldrush {

// Outcomes of chance for a game that is told them, in the order in which the game asks for them.
struct Told
{
    struct Tile
    {
        int design = 0;
        // Where in the stack it lies when it is drawn (events::Draw::places). Elsewhere, or where this is not
        // known, it is the first copy: what is drawn is the same, only later samples differ.
        int place = events::kHidden;
    };
    struct Token
    {
        int value = events::kHidden; // hidden: taken face down
        int kind =
            events::kHidden; // where it is not known, the first kind of that value of which one is left
    };

    std::vector<Tile> tiles;   // off the stack, those that fit nowhere among them (R2.2)
    std::vector<Token> tokens; // taken by whoever takes the next one (R2.5)
};

// What cannot be told: more copies of a tile or more tokens of a value than there are left.
struct ToldFault
{
    enum class What : std::uint8_t { Tile, Token };

    What what = What::Tile;
    std::size_t index = 0; // in its list

    friend bool operator==(ToldFault, ToldFault) = default;
};

} // namespace lodeline::goldrush
