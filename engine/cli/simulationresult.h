// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/simulation.h"
#include "engine/core/problem.h"

namespace lodeline::cli {

// What `simulate` prints and `merge` joins: the tally of some games of one long match.
struct SimulationResult
{
    std::string tileSet; // its name
    std::uint64_t seed = 0;
    std::vector<std::pair<int, int>> games; // numbers, first to last - 1, in order, apart from each other
    Tally tally;
};

std::string toJson(const SimulationResult& result);
Result<SimulationResult> simulationResultOf(std::string_view json);

// Adds other games of the same match; false, and nothing is added, if it is another match or has games
// that are there already.
bool merge(SimulationResult& result, const SimulationResult& other);

// In the format "table", "json" or "csv".
void print(const SimulationResult& result, const std::string& format);

} // namespace lodeline::cli
