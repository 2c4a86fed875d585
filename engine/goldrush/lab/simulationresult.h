// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/problem.h"
#include "engine/core/series/shards.h"
#include "engine/goldrush/lab/findings.h"
#include "engine/goldrush/lab/simulation.h"

namespace lodeline::goldrush {

// What `lodeline-cli simulate` prints, `merge` joins and the lab exports: the tally of some games of one long
// match.
struct SimulationResult
{
    std::string tileSet;           // its name
    SetOutline outline;            // means something only when the tally has sums about the set
    std::optional<Sha256> learned; // as in the simulation
    std::uint64_t seed = 0;
    Shards games;
    Tally tally;

    bool measuresSet() const { return tally.set.games > 0; }
};

// Of what `simulate` returned.
SimulationResult resultOf(const Simulation& simulation, const Tally& tally);

inline constexpr std::string_view kSimulationFormat = "lodeline-simulation";
inline constexpr std::size_t kMaxSimulationBytes = 4U << 20;

// A document of that format. What is about the set stands under "set". With the same
// games played with the classic set beside it, findings compare with that, and it stands under "classic".
std::string toJson(const SimulationResult& result, const SimulationResult* classic = nullptr);
Result<SimulationResult> simulationResultOf(std::string_view json);

// Adds other games of the same match; false, and nothing is added, if it is another match or has games
// that are there already. The sums about the set stay only if both have them.
bool merge(SimulationResult& result, const SimulationResult& other);

// A line a player.
std::string playersCsv(const SimulationResult& result);
// All about the set in one long table, `table,row,column,value`: "tiles" by id, "features" and "points" by
// kind, "seats" by number, "figures", and the histograms, where the row is the least value of a bin. The
// result must measure the set. The classic set beside it has tables of its own, "classic.tiles" and so on.
std::string setCsv(const SimulationResult& result, const SimulationResult* classic = nullptr);
// What findings compare with: the classic set beside the result, from kGamesToJudge games on, or what is
// known of it with prospectors; nothing for other players.
std::optional<SetFigures> referenceFor(const SimulationResult& result, const SimulationResult* classic);

} // namespace lodeline::goldrush
