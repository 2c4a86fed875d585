// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/event.h"

#include <cstdint>
#include <vector>

namespace lodeline::goldrush {

// What a score counts: so many things, so many points for each, and all of it so many times.
struct ScorePart
{
    enum class Item : std::uint8_t { Tile, Nugget, Railroad, TipiCamp, HorseHerd };

    Item item = Item::Tile;
    int count = 0;
    int each = 0;
    int times = 1; // more than once for the one locomotive of a complete railroad (R4.1)

    int points() const { return count * each * times; }

    friend bool operator==(const ScorePart&, const ScorePart&) = default;
};

// The parts whose sum each of those gets who score at all. A prairie has one for each thing that lies on it,
// gold has none.
std::vector<ScorePart> scoreParts(const events::Score& score);

} // namespace lodeline::goldrush
