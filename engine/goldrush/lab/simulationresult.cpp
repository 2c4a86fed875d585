// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/lab/simulationresult.h"

#include "engine/core/series/tallyjson.h"
#include "engine/core/text.h"
#include "engine/goldrush/lab/sumsjson.h"

#include <algorithm>
#include <limits>

namespace lodeline::goldrush {
namespace {

constexpr int kVersion = 1;
constexpr auto kLearned = "learned";

Json document(const SimulationResult& result, const SimulationResult* classic)
{
    const Tally& tally = result.tally;
    Json json{{"format", kSimulationFormat},
              {"version", kVersion},
              {"tileset", result.tileSet},
              {"seed", result.seed},
              {"shards", result.games},
              {"games", tally.games},
              {"players", toJson(tally.players, tally.games)},
              {"discarded", static_cast<double>(tally.discarded) / tally.games},
              {"discardedTiles", tally.discarded}};
    if (result.learned)
        json[kLearned] = toHex(*result.learned);
    if (result.measuresSet())
        json["set"] = setToJson(tally.set, result.outline, referenceFor(result, classic));
    if (classic && classic->measuresSet())
        json["classic"] = setToJson(classic->tally.set, classic->outline, referenceFor(*classic, nullptr));
    return json;
}

std::optional<Sha256> readLearned(ObjectReader& reader)
{
    if (!reader.member(kLearned, false))
        return std::nullopt;
    const auto digest = sha256FromHex(reader.string(kLearned));
    if (!digest)
        reader.report(FileProblem::BadValue, reader.pointer(kLearned), {"64 × 0-9 a-f"});
    return digest;
}

// That the numbers of games agree, without which shards could be counted twice.
void checkCounts(const SimulationResult& result, Problems& problems)
{
    checkGames(result.tally.games, result.games, "/games", problems);
    if (result.measuresSet())
        checkGames(result.tally.set.games, result.games, "/set/games", problems);
    if (result.tally.players.size() < kMinPlayers)
        addProblem(problems, {Severity::Error,
                              FileProblem::PlayerCount,
                              "/players",
                              {std::to_string(kMinPlayers), std::to_string(kMaxPlayers)}});
}

} // namespace

SimulationResult resultOf(const Simulation& simulation, const Tally& tally)
{
    const TileSet& set = simulation.set->tileSet();
    const int last = simulation.first + tally.games;
    return {set.name, outlineOf(set), simulation.learned, simulation.seed, {{simulation.first, last}}, tally};
}

std::optional<SetFigures> referenceFor(const SimulationResult& result, const SimulationResult* classic)
{
    if (classic && classic->tally.set.games >= kGamesToJudge)
        return figuresOf(classic->tally.set);
    const std::vector<PlayerTally>& players = result.tally.players;
    const auto isKnown = [](const PlayerTally& player) { return player.name == "prospector"; };
    if (!std::ranges::all_of(players, isKnown))
        return std::nullopt;
    return classicFigures(static_cast<int>(players.size()));
}

std::string toJson(const SimulationResult& result, const SimulationResult* classic)
{
    return writeDocument(document(result, classic));
}

Result<SimulationResult> simulationResultOf(std::string_view json)
{
    const Result<Json> parsed = parseDocument(json, kSimulationFormat, kVersion, kMaxSimulationBytes);
    if (!parsed)
        return tl::unexpected(parsed.error());
    Problems problems;
    ObjectReader reader(*parsed, "", problems);
    SimulationResult result;
    result.tileSet = reader.string("tileset");
    checkText(result.tileSet, kNameText, reader.pointer("tileset"), problems);
    result.learned = readLearned(reader);
    result.seed = readSeedNumber(reader);
    result.tally.games = static_cast<int>(reader.integer("games", 1, std::numeric_limits<int>::max()));
    result.tally.discarded = reader.integer("discardedTiles", 0, kMostSum);
    result.games = readShards(reader);
    result.tally.players = readTallies(reader, kMaxPlayers, result.tally.games);
    if (const Json* set = reader.member("set", false))
        readSet(*set, reader.pointer("set"), result, problems);
    checkCounts(result, problems);
    if (hasErrors(problems))
        return tl::unexpected(problems);
    return result;
}

bool merge(SimulationResult& result, const SimulationResult& other)
{
    const auto name = [](const PlayerTally& player) { return player.name; };
    if (result.tileSet != other.tileSet || result.learned != other.learned || result.seed != other.seed ||
        !std::ranges::equal(result.tally.players, other.tally.players, {}, name, name))
        return false;
    const bool measures = result.measuresSet() && other.measuresSet();
    if (measures &&
        (result.outline != other.outline || result.tally.set.seats.size() != other.tally.set.seats.size()))
        return false;
    auto games = joined(result.games, other.games);
    if (!games)
        return false;
    result.games = std::move(*games);
    result.tally += other.tally;
    if (!measures) {
        result.tally.set = SetSums();
        result.outline = {};
    }
    return true;
}

} // namespace lodeline::goldrush
