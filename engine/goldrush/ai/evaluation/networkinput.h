// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/ai/evaluation/network.h"
#include "engine/goldrush/ai/evaluation/sketch.h"

namespace lodeline::goldrush {

// How a player stands in a feature: in the majority alone or with others, or behind it.
enum class Claim : std::uint8_t { Alone, Shared, Behind };

inline Claim claimOf(const CowboyCounts& cowboys, int seat)
{
    const int most = cowboys.most();
    if (cowboys.of(seat) < most)
        return Claim::Behind;
    return cowboys.playersWith(most) > 1 ? Claim::Shared : Claim::Alone;
}

// What the network sees of a holding: the amounts of the feature, most of them about 1, and the share of the
// tiles that are left, 0 to 1, by itself and with what grows with it.
Network::Input networkInput(const FeatureSketch& feature, Claim claim, float tilesLeft);

} // namespace lodeline::goldrush
