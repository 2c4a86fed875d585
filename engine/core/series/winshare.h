// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace lodeline {

// A win is shared by whole parts, so that sums of games are the same in any order. For up to six who share.
inline constexpr int kPartsOfAWin = 60;

// A share of games won with the 95 % interval that the spread of the single games gives.
struct WinShare
{
    double share = 0;
    double low = 0;
    double high = 0;
};
WinShare winShare(std::int64_t parts, std::int64_t partSquares, int games);

} // namespace lodeline
