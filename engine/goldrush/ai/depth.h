// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace lodeline::goldrush {

// How far is looked ahead after a move: the whole rest of the game if fewer tiles are left.
struct Depth
{
    int plies = 4;
    int rounds = 0; // between four or five players so many turns of each, if that is more plies

    // The plies between so many players.
    constexpr int between(int players) const noexcept
    {
        constexpr int kMany = 4; // between fewer, more plies find nothing better for the time that they take
        const int all = players < kMany ? 0 : rounds * players;
        return plies > all ? plies : all;
    }
};

// Of those who look as far as pays: the strongest computer player, the hint and the review.
inline constexpr Depth kDeepest{.plies = 6, .rounds = 2};

} // namespace lodeline::goldrush
