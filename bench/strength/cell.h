// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bench/strength/playedset.h"
#include "engine/core/series/playertally.h"
#include "engine/goldrush/ai/player.h"

#include <atomic>
#include <functional>

namespace lodeline::strength {

inline constexpr int kMostGames = 1'000'000; // of a cell, but for the last round of seats

// The games of some players on one set, from the first on: a cell of the table.
struct Cell
{
    std::string set; // its id
    std::string digest;
    std::uint64_t seed = 1;
    int games = 0; // that are over
    std::int64_t discarded = 0;
    std::vector<PlayerTally> players;

    // Of the first player. A shared win counts by its part: half of two.
    WinShare share() const { return players.front().share(games); }
};

std::vector<std::string> namesOf(const Cell& cell);
Cell emptyCell(const PlayedSet& set, const std::vector<std::string>& names, std::uint64_t seed);

// Whether both are of the same players, content of the set and seed, so that one goes on where the other
// ends.
bool isSameMatch(const Cell& one, const Cell& other);

// So many games, and what is missing to give everybody every seat with the same tiles.
int wholeRounds(const std::vector<std::string>& names, int games);

// Makes a player of one game; asked from several threads at a time.
using MakePlayer = std::function<std::unique_ptr<goldrush::Player>(const std::string& name)>;

// Plays on until that many games are over, so many at a time, each by one thread. `progress(the cell)` is
// called after each, from the threads, one at a time. After a `cancel` the games that are over count.
void playOn(Cell& cell, const PlayedSet& set, const MakePlayer& make, int games, int jobs,
            const std::function<void(const Cell&)>& progress, const std::atomic<bool>& cancel);

} // namespace lodeline::strength
