// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boomtown/lab/decksums.h"
#include "engine/core/series/playertally.h"

#include <atomic>
#include <functional>
#include <memory>

namespace lodeline::boomtown {

// Many games between two computer players. Game n has player i at seat (i + n) % 2, and seat n / 2 % 2 drafts
// first: in four games everybody has both seats and both turns. Games 2m and 2m + 1 have the same cards in
// the same order, so that each player drafts first with them once; where both players are the same, each game
// has cards of its own. The result depends on the numbers of the games alone, not on how many threads play
// them.
struct Simulation
{
    std::shared_ptr<const Deck> deck;
    std::vector<std::string> players; // kPlayers names that makePlayer knows
    std::uint64_t seed = 1;
    int first = 0; // games first to last - 1
    int last = 0;
    int jobs = 1;
};

// Sums over games.
struct Tally
{
    int games = 0;
    std::vector<PlayerTally> players;
    DeckSums deck;

    Tally& operator+=(const Tally& other);
};

// `progress(all so far)` is called from the threads, one at a time; games join in the order of their numbers.
// `cancel` ends it within a move: then the first so many games count, none left out.
Tally simulate(const Simulation& simulation, const std::function<void(const Tally&)>& progress,
               const std::atomic<bool>& cancel);

} // namespace lodeline::boomtown
