// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/strength/cell.h"

#include "engine/goldrush/lab/simulation.h"

#include <algorithm>

namespace lodeline::strength {

std::vector<std::string> namesOf(const Cell& cell)
{
    std::vector<std::string> names;
    for (const PlayerTally& player : cell.players)
        names.push_back(player.name);
    return names;
}

Cell emptyCell(const PlayedSet& set, const std::vector<std::string>& names, std::uint64_t seed)
{
    Cell cell{.set = set.id, .digest = set.digest, .seed = seed, .players = {}};
    for (const std::string& name : names)
        cell.players.push_back({.name = name});
    return cell;
}

bool isSameMatch(const Cell& one, const Cell& other)
{
    return one.digest == other.digest && one.seed == other.seed &&
           std::ranges::equal(one.players, other.players, {}, &PlayerTally::name, &PlayerTally::name);
}

int wholeRounds(const std::vector<std::string>& names, int games)
{
    const int round = seatings(names);
    return (games + round - 1) / round * round;
}

void playOn(Cell& cell, const PlayedSet& set, const MakePlayer& make, int games, int jobs,
            const std::function<void(const Cell&)>& progress, const std::atomic<bool>& cancel)
{
    goldrush::Simulation simulation;
    simulation.set = set.set;
    simulation.players = namesOf(cell);
    simulation.make = make;
    simulation.seed = cell.seed;
    simulation.first = cell.games;
    simulation.last = games;
    simulation.jobs = jobs;
    const Cell before = cell;
    const auto add = [&](const goldrush::Tally& tally) {
        cell = before;
        cell.games += tally.games;
        cell.discarded += tally.discarded;
        addTallies(cell.players, tally.players);
        progress(cell);
    };
    goldrush::simulate(simulation, add, cancel);
}

} // namespace lodeline::strength
