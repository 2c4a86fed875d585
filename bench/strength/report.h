// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bench/strength/target.h"
#include "engine/goldrush/learning/learnedset.h"

namespace lodeline::strength {

// What a call asks for, once its names are known.
struct Plan
{
    std::vector<PlayedSet> sets;
    std::vector<Column> columns;
    std::vector<PlayedSet> targetSets; // that the targets are about
    std::uint64_t seed = 1;
    int games = 0; // of a cell; whole rounds are played
    int jobs = 1;
};

// How long the players of the games that are missing think, by the milliseconds in their names: seconds.
double thinkingLeft(const Plan& plan, const Results& results);

// All of these are whole lines.
std::string heading(const Plan& plan, const Results& results);
// What a cell that is over came to.
std::string line(const Cell& cell);
// What was learned of a set, and how long that took.
std::string line(const PlayedSet& set, const goldrush::LearnedSet& learned, double seconds);
// A row a set, a column for each of the plan, then all sets together.
std::string table(const Plan& plan, const Results& results);
// A line a target; nothing where there are none.
std::string targets(const Plan& plan, const Results& results);

// The cells of the plan that have games, and the targets.
Json document(const Plan& plan, const Results& results);

} // namespace lodeline::strength
