// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace lodeline::goldrush {

// How far is looked ahead after a move: the whole rest of the game if fewer tiles are left.
struct Depth
{
    int plies = 0;
    int rounds = 0; // so many turns of each player, if that is more plies

    // The plies between so many players.
    constexpr int between(int players) const noexcept
    {
        return plies > rounds * players ? plies : rounds * players;
    }
};

// Of those who look as far as pays: the strongest computer player, the hint and the review. Two turns of each
// are more plies between four or five players alone; between fewer, more find nothing better for the time
// that they take.
inline constexpr Depth kDeepest{.plies = 6, .rounds = 2};

} // namespace lodeline::goldrush
