// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/series/winshare.h"

#include <algorithm>
#include <cmath>

namespace lodeline {

WinShare winShare(std::int64_t parts, std::int64_t partSquares, int games)
{
    constexpr double kTwoSided95 = 1.96;
    constexpr double kParts = kPartsOfAWin;
    const double mean = static_cast<double>(parts) / kParts / games;
    const double squares = static_cast<double>(partSquares) / (kParts * kParts) / games;
    const double variance = std::max(squares - mean * mean, 0.0);
    // Wilson's interval, which does not shrink to nothing when all games end alike.
    const double doubt = kTwoSided95 * kTwoSided95 / games;
    const double centre = (mean + doubt / 2) / (1 + doubt);
    const double half = std::sqrt(doubt * (variance + doubt / 4)) / (1 + doubt);
    return {mean, std::clamp(centre - half, 0.0, mean), std::clamp(centre + half, mean, 1.0)};
}

} // namespace lodeline
