// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/lab/simulationresult.h"

#include "engine/core/text.h"
#include "engine/goldrush/lab/sumsjson.h"

#include <algorithm>
#include <limits>

namespace lodeline::goldrush {
namespace {

constexpr int kVersion = 1;
constexpr std::size_t kMaxShards = 100'000;

Json toJson(const PlayerTally& player, int games)
{
    const WinShare interval = winShare(player.parts, player.partSquares, games);
    const auto moves = static_cast<double>(std::max<std::int64_t>(player.moves, 1));
    return {{"name", player.name},
            {"wins", player.wins},
            {"draws", player.draws},
            {"share", interval.share},
            {"low", interval.low},
            {"high", interval.high},
            {"points", static_cast<double>(player.points) / games},
            {"msPerMove", 1000 * player.seconds / moves},
            {"sums",
             {{"parts", player.parts},
              {"partSquares", player.partSquares},
              {"points", player.points},
              {"moves", player.moves},
              {"seconds", player.seconds}}}};
}

Json document(const SimulationResult& result, const SimulationResult* classic)
{
    const Tally& tally = result.tally;
    Json players = Json::array();
    for (const PlayerTally& player : tally.players)
        players.push_back(toJson(player, tally.games));
    Json json{{"format", kSimulationFormat},
              {"version", kVersion},
              {"tileset", result.tileSet},
              {"seed", result.seed},
              {"shards", result.games},
              {"games", tally.games},
              {"players", players},
              {"discarded", static_cast<double>(tally.discarded) / tally.games},
              {"discardedTiles", tally.discarded}};
    if (result.measuresSet())
        json["set"] = setToJson(tally.set, result.outline, referenceFor(result, classic));
    if (classic && classic->measuresSet())
        json["classic"] = setToJson(classic->tally.set, classic->outline, referenceFor(*classic, nullptr));
    return json;
}

PlayerTally readPlayer(const Json& json, const std::string& pointer, Problems& problems)
{
    ObjectReader reader(json, pointer, problems);
    PlayerTally player;
    player.name = reader.string("name");
    checkText(player.name, kIdText, reader.pointer("name"), problems);
    player.wins = static_cast<int>(reader.integer("wins", 0, std::numeric_limits<int>::max()));
    player.draws = static_cast<int>(reader.integer("draws", 0, std::numeric_limits<int>::max()));
    const Json* sums = reader.member("sums", true);
    if (!sums)
        return player;
    ObjectReader sum(*sums, reader.pointer("sums"), problems);
    player.parts = sum.integer("parts", 0, kMostSum);
    player.partSquares = sum.integer("partSquares", 0, kMostSum);
    player.points = sum.integer("points", -kMostSum, kMostSum);
    player.moves = sum.integer("moves", 0, kMostSum);
    const Json* seconds = sum.member("seconds", true);
    if (seconds && seconds->is_number())
        player.seconds = seconds->get<double>();
    else if (seconds)
        sum.report(FileProblem::WrongType, sum.pointer("seconds"), {"number"});
    return player;
}

std::pair<int, int> readShard(const Json& json, const std::string& pointer, ObjectReader& parent)
{
    constexpr int kMostGames = std::numeric_limits<int>::max();
    if (!json.is_array() || json.size() != 2) {
        parent.report(FileProblem::WrongType, pointer, {"array"});
        return {0, 0};
    }
    const auto first = readInteger(json[0], 0, kMostGames, pointer + "/0", parent.problems()).value_or(0);
    const auto last =
        readInteger(json[1], first, kMostGames, pointer + "/1", parent.problems()).value_or(first);
    return {static_cast<int>(first), static_cast<int>(last)};
}

// That the numbers of games agree, without which shards could be counted twice.
void checkCounts(const SimulationResult& result, Problems& problems)
{
    const auto report = [&](ProblemCode code, const char* pointer, std::vector<std::string> arguments) {
        problems.push_back({Severity::Error, code, pointer, std::move(arguments)});
    };
    std::int64_t games = 0;
    for (const auto& [first, last] : result.games)
        games += last - first;
    const std::string expected = std::to_string(games);
    if (result.tally.games != games)
        report(FileProblem::OutOfRange, "/games", {expected, expected});
    if (result.measuresSet() && result.tally.set.games != games)
        report(FileProblem::OutOfRange, "/set/games", {expected, expected});
    if (result.tally.players.size() < kMinPlayers)
        report(FileProblem::PlayerCount, "/players",
               {std::to_string(kMinPlayers), std::to_string(kMaxPlayers)});
}

} // namespace

SimulationResult resultOf(const Simulation& simulation, const Tally& tally)
{
    const TileSet& set = simulation.set->tileSet();
    const int last = simulation.first + tally.games;
    return {set.name, outlineOf(set), simulation.seed, {{simulation.first, last}}, tally};
}

SetFigures referenceFor(const SimulationResult& result, const SimulationResult* classic)
{
    return classic && classic->measuresSet() ? figuresOf(classic->tally.set)
                                             : classicFigures(static_cast<int>(result.tally.players.size()));
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
    if (const Json* seed = reader.member("seed", true); seed && seed->is_number_unsigned())
        result.seed = seed->get<std::uint64_t>();
    else if (seed)
        reader.report(FileProblem::WrongType, reader.pointer("seed"), {"integer"});
    result.tally.games = static_cast<int>(reader.integer("games", 1, std::numeric_limits<int>::max()));
    result.tally.discarded = reader.integer("discardedTiles", 0, kMostSum);
    for (const auto& [shard, pointer] : reader.array("shards", true, kMaxShards))
        result.games.push_back(readShard(*shard, pointer, reader));
    for (const auto& [player, pointer] : reader.array("players", true, kMaxPlayers))
        result.tally.players.push_back(readPlayer(*player, pointer, problems));
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
    if (result.tileSet != other.tileSet || result.seed != other.seed ||
        !std::ranges::equal(result.tally.players, other.tally.players, {}, name, name))
        return false;
    const bool measures = result.measuresSet() && other.measuresSet();
    if (measures &&
        (result.outline != other.outline || result.tally.set.seats.size() != other.tally.set.seats.size()))
        return false;
    auto games = result.games;
    games.insert(games.end(), other.games.begin(), other.games.end());
    std::ranges::sort(games);
    std::vector<std::pair<int, int>> joined;
    for (const auto& shard : games) {
        if (!joined.empty() && shard.first < joined.back().second)
            return false;
        if (!joined.empty() && shard.first == joined.back().second)
            joined.back().second = shard.second;
        else
            joined.push_back(shard);
    }
    result.games = std::move(joined);
    result.tally += other.tally;
    if (!measures) {
        result.tally.set = SetSums();
        result.outline = {};
    }
    return true;
}

} // namespace lodeline::goldrush
