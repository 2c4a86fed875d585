// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/strength/results.h"

#include "engine/core/pictures/pictureref.h"
#include "engine/core/series/tallyjson.h"
#include "engine/core/text.h"

#include <algorithm>

namespace lodeline::strength {
namespace {

constexpr int kVersion = 1;
constexpr std::size_t kMostCells = 10'000;

std::string readDigest(ObjectReader& reader, const char* key)
{
    std::string digest = reader.string(key);
    if (!sha256FromHex(digest))
        reader.report(FileProblem::BadValue, reader.pointer(key), {"SHA-256"});
    return digest;
}

Cell readCell(const Json& json, const std::string& pointer, Problems& problems)
{
    ObjectReader reader(json, pointer, problems);
    Cell cell;
    cell.set = reader.string("set");
    checkText(cell.set, kLineText, reader.pointer("set"), problems);
    cell.digest = readDigest(reader, "digest");
    cell.seed = readSeedNumber(reader);
    cell.games = static_cast<int>(reader.integer("games", 1, kMostGames + goldrush::kMaxPlayers));
    cell.discarded = reader.integer("discardedTiles", 0, kMostSum);
    cell.players = readTallies(reader, goldrush::kMaxPlayers, cell.games);
    if (cell.players.size() < goldrush::kMinPlayers)
        reader.report(FileProblem::PlayerCount, reader.pointer("players"),
                      {std::to_string(goldrush::kMinPlayers), std::to_string(goldrush::kMaxPlayers)});
    return cell;
}

} // namespace

const Cell* Results::find(const Cell& match) const
{
    const auto found =
        std::ranges::find_if(cells, [&](const Cell& cell) { return isSameMatch(cell, match); });
    return found == cells.end() ? nullptr : &*found;
}

void Results::store(const Cell& cell)
{
    const auto found =
        std::ranges::find_if(cells, [&](const Cell& other) { return isSameMatch(cell, other); });
    if (found == cells.end())
        cells.push_back(cell);
    else
        *found = cell;
}

Json toJson(const Results& results)
{
    Json cells = Json::array();
    for (const Cell& cell : results.cells)
        if (cell.games > 0)
            cells.push_back({{"set", cell.set},
                             {"digest", cell.digest},
                             {"seed", cell.seed},
                             {"games", cell.games},
                             {"discardedTiles", cell.discarded},
                             {"players", toJson(cell.players, cell.games)}});
    return {{"format", kResultsFormat},
            {"version", kVersion},
            {"program", results.program},
            {"cells", std::move(cells)}};
}

Result<Results> resultsOf(std::string_view json)
{
    const Result<Json> parsed = parseDocument(json, kResultsFormat, kVersion, kMaxResultsBytes);
    if (!parsed)
        return tl::unexpected(parsed.error());
    Problems problems;
    ObjectReader reader(*parsed, "", problems);
    Results results;
    results.program = readDigest(reader, "program");
    for (const auto& [cell, pointer] : reader.array("cells", true, kMostCells))
        results.store(readCell(*cell, pointer, problems));
    if (hasErrors(problems))
        return tl::unexpected(problems);
    return results;
}

} // namespace lodeline::strength
