// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/series/tallyjson.h"

#include "engine/core/text.h"

#include <limits>

namespace lodeline {
namespace {

constexpr int kMostGames = std::numeric_limits<int>::max();
constexpr std::size_t kMaxShards = 100'000;

Json toJson(const PlayerTally& player, int games)
{
    const WinShare interval = player.share(games);
    return {{"name", player.name},
            {"wins", player.wins},
            {"draws", player.draws},
            {"share", interval.share},
            {"low", interval.low},
            {"high", interval.high},
            {"points", player.pointsAGame(games)},
            {"msPerMove", player.millisecondsAMove()},
            {"sums",
             {{"parts", player.parts},
              {"partSquares", player.partSquares},
              {"points", player.points},
              {"moves", player.moves},
              {"seconds", player.seconds}}}};
}

PlayerTally readTally(const Json& json, const std::string& pointer, int games, Problems& problems)
{
    ObjectReader reader(json, pointer, problems);
    PlayerTally player;
    player.name = reader.string("name");
    checkText(player.name, kIdText, reader.pointer("name"), problems);
    player.wins = static_cast<int>(reader.integer("wins", 0, games));
    player.draws = static_cast<int>(reader.integer("draws", 0, games));
    const Json* sums = reader.member("sums", true);
    if (!sums)
        return player;
    ObjectReader sum(*sums, reader.pointer("sums"), problems);
    player.parts = readParts(sum, games);
    player.partSquares = readPartSquares(sum, games);
    player.points = sum.integer("points", -kMostSum, kMostSum);
    player.moves = sum.integer("moves", 0, kMostSum);
    const Json* seconds = sum.member("seconds", true);
    if (seconds && seconds->is_number())
        player.seconds = seconds->get<double>();
    else if (seconds)
        sum.report(FileProblem::WrongType, sum.pointer("seconds"), {"number"});
    return player;
}

// Of games from `lowest` on.
std::pair<int, int> readShard(const Json& json, const std::string& pointer, int lowest, ObjectReader& parent)
{
    if (!json.is_array() || json.size() != 2) {
        parent.report(FileProblem::WrongType, pointer, {"array"});
        return {lowest, lowest};
    }
    const auto first =
        readInteger(json[0], lowest, kMostGames, pointer + "/0", parent.problems()).value_or(lowest);
    const auto last =
        readInteger(json[1], first, kMostGames, pointer + "/1", parent.problems()).value_or(first);
    return {static_cast<int>(first), static_cast<int>(last)};
}

} // namespace

Json toJson(const std::vector<PlayerTally>& players, int games)
{
    Json json = Json::array();
    for (const PlayerTally& player : players)
        json.push_back(toJson(player, games));
    return json;
}

std::vector<PlayerTally> readTallies(ObjectReader& reader, std::size_t most, int games)
{
    std::vector<PlayerTally> players;
    for (const auto& [player, pointer] : reader.array("players", true, most))
        players.push_back(readTally(*player, pointer, games, reader.problems()));
    return players;
}

std::int64_t readParts(ObjectReader& reader, int games)
{
    return reader.integer("parts", 0, std::int64_t{kPartsOfAWin} * games);
}

std::int64_t readPartSquares(ObjectReader& reader, int games)
{
    return reader.integer("partSquares", 0, std::int64_t{kPartsOfAWin} * kPartsOfAWin * games);
}

std::uint64_t readSeedNumber(ObjectReader& reader)
{
    const Json* seed = reader.member("seed", true);
    if (seed && seed->is_number_unsigned())
        return seed->get<std::uint64_t>();
    if (seed)
        reader.report(FileProblem::WrongType, reader.pointer("seed"), {"integer"});
    return 0;
}

Shards readShards(ObjectReader& reader)
{
    Shards shards;
    for (const auto& [shard, pointer] : reader.array("shards", true, kMaxShards))
        shards.push_back(readShard(*shard, pointer, shards.empty() ? 0 : shards.back().second, reader));
    return shards;
}

void checkGames(int games, const Shards& shards, const char* pointer, Problems& problems)
{
    std::int64_t played = 0;
    for (const auto& [first, last] : shards)
        played += last - first;
    const std::string expected = std::to_string(played);
    if (games != played)
        addProblem(problems, {Severity::Error, FileProblem::OutOfRange, pointer, {expected, expected}});
}

} // namespace lodeline
