// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boomtown/rules/card.h"

namespace lodeline::boomtown {

inline constexpr unsigned kWholeCard = 0b1111; // a bit for each square, in reading order

// A card as it lies: which of its squares show what.
struct LyingCard
{
    LyingCard(const Front& upright, bool isTurned)
    {
        const Front front = isTurned ? turned(upright) : upright;
        for (unsigned i = 0; i < front.size(); ++i) {
            territories[index(front[i].territory)] |= 1U << i;
            symbols[index(front[i].symbol)] |= 1U << i;
        }
    }

    std::array<unsigned, kTerritories> territories{};
    std::array<unsigned, kSymbols> symbols{};
};

} // namespace lodeline::boomtown
