// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boomtown/lab/figures.h"
#include "engine/boomtown/lab/simulation.h"
#include "engine/core/problem.h"
#include "engine/core/series/shards.h"

#include <optional>

namespace lodeline::boomtown {

// What `lodeline-cli simulate` prints and `merge` joins: the tally of some games of one long match.
struct SimulationResult
{
    std::string deck;                        // its name
    std::array<std::string, kDeckCards> ids; // of its cards
    std::uint64_t seed = 0;
    Shards games;
    Tally tally;
};

// Of what `simulate` returned.
SimulationResult resultOf(const Simulation& simulation, const Tally& tally);

inline constexpr std::string_view kSimulationFormat = "lodeline-boomtown-simulation";
inline constexpr std::size_t kMaxSimulationBytes = 4U << 20;

// A document of that format. The same games played with the usual deck beside it stand under "usual".
std::string toJson(const SimulationResult& result, const SimulationResult* usual = nullptr);
Result<SimulationResult> simulationResultOf(std::string_view json);

// Adds other games of the same match; false, and nothing is added, if it is another match or has games that
// are there already.
bool merge(SimulationResult& result, const SimulationResult& other);

// What findings compare with: the usual deck beside the result, from kGamesToJudge games on, or what is known
// of it with foremen; nothing for other players.
std::optional<DeckFigures> referenceFor(const SimulationResult& result, const SimulationResult* usual);

// All about the deck in one long table: "turns", "bonuses" by kind, "cards" by id. The usual deck
// beside it has tables of its own, "usual.turns" and so on.
std::string deckCsv(const SimulationResult& result, const SimulationResult* usual = nullptr);

// What the sums come to. Of a kind or card that was never seen: 0.
double pointsOf(const BonusSums& bonus);       // of a player in a game with it
double decidedShareOf(const BonusSums& bonus); // of these games
double draftNumberOf(const CardSums& card);    // when it is drafted
double passedShareOf(const CardSums& card);    // of the games in which it was in the circle

} // namespace lodeline::boomtown
