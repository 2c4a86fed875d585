// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/pictures/pictureref.h"
#include "engine/core/series/playertally.h"
#include "engine/goldrush/ai/level.h"
#include "engine/goldrush/lab/setsums.h"
#include "engine/goldrush/rules/game.h"

#include <atomic>
#include <functional>
#include <string>

namespace lodeline::goldrush {

// Many games between computer players. Game n has the seats rotated by n, and the tiles of each round of
// seatings that differ come in the same order, so that everybody plays them from every seat; where all
// players are the same, each game has tiles of its own. The result depends on the numbers of the games alone,
// not on how many threads play them.
struct Simulation
{
    std::shared_ptr<const CompiledSet> set;
    std::vector<std::string> players; // names that `make` knows
    // Makes a player of one game; called from the threads that play.
    std::function<std::unique_ptr<Player>(const std::string& name)> make = [](const std::string& name) {
        return makePlayer(name);
    };
    // Of what was learned, by which those players go; nothing where they go by none.
    std::optional<Sha256> learned{};
    Options options;
    std::uint64_t seed = 1;
    int first = 0; // games first to last - 1
    int last = 0;
    int jobs = 1;
    bool measuresSet = false; // fills Tally::set, which takes a little time
};

// Sums over games.
struct Tally
{
    int games = 0;
    std::int64_t discarded = 0;
    std::vector<PlayerTally> players;
    SetSums set; // without games unless it was asked for

    Tally& operator+=(const Tally& other);
};

// `progress(all so far)` is called from the threads, one at a time; games join in the order of their numbers.
// `cancel` ends it within a turn: then the first so many games count, none left out.
Tally simulate(const Simulation& simulation, const std::function<void(const Tally&)>& progress,
               const std::atomic<bool>& cancel);

} // namespace lodeline::goldrush
