// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/design/tangle.h"
#include "resources/art/land/noise.h"

#include <cstdint>

namespace lodeline::art {

// One of several layouts of a tile that are tried in turn until what is laid out reads as it is meant.
struct Attempt
{
    static constexpr int kMost = 24;
    static constexpr int kMostOfTangled = 3; // they seldom come right

    goldrush::Tangle tangle; // of the tile
    int number = 0;

    // Whether trails need room between the tracks.
    bool hasWays() const { return tangle.joined > 0 || tangle.crossings > 0; }
    // Whether prairies are joined by trails alone, and not on open ground where there is any.
    bool byTrailsAlone() const { return number % 3 == 2; }
    // Whether the last segments are joined first.
    bool lastFirst() const { return number % 2 == 1; }
    // Whether what stands in the middle leaves all the room that it can.
    bool roomy() const { return number % 4 >= 2; }
    // From a portal in a meadow to the mountain behind it.
    double beforeRock() const { return 0.17 + 0.04 * (number % 3); }
    // How thick the rock around a valley is.
    double wall() const { return number == 0 ? 0.06 : 0.11; }
    // By how much dearer or cheaper a spot is for ways and joints, so that they take other courses.
    double price(double x, double y) const
    {
        const auto block = [](double v) { return static_cast<std::uint32_t>(v * 6); };
        return number < 2 ? 1 : 0.5 + unitHash(block(x) + 16 * block(y), static_cast<std::uint32_t>(number));
    }
};

} // namespace lodeline::art
