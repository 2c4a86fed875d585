// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/series/winshare.h"

#include <span>
#include <string>
#include <vector>

namespace lodeline {

// What one of the players of many games came to. Sums over games.
struct PlayerTally
{
    std::string name;
    int wins = 0;  // alone
    int draws = 0; // shared
    std::int64_t parts = 0;
    std::int64_t partSquares = 0;
    std::int64_t points = 0;
    std::int64_t moves = 0;
    double seconds = 0; // thinking

    PlayerTally& operator+=(const PlayerTally& other); // of the same player
    // `games`: how many the sums are of, at least 1.
    WinShare share(int games) const { return winShare(parts, partSquares, games); }
    double pointsAGame(int games) const { return static_cast<double>(points) / games; }
    double millisecondsAMove() const;
};

// Adds those of other games of the same players; to none at all, too.
void addTallies(std::vector<PlayerTally>& sums, const std::vector<PlayerTally>& others);

// Adds the outcome of a game whose player i sat at seat (i + rotation) % players.
void settle(std::vector<PlayerTally>& players, int rotation, std::span<const int> scores,
            const std::vector<int>& winners);

// After how many rotations of the seats the same players sit in the same order again.
int seatings(const std::vector<std::string>& players);

} // namespace lodeline
