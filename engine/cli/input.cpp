// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/cli/input.h"

#include "engine/cli/tilesets/classic.h"
#include "engine/cli/tilesets/drygulch.h"
#include "engine/cli/tilesets/highsierra.h"
#include "engine/cli/tilesets/ironweb.h"
#include "engine/cli/tilesets/openrange.h"
#include "engine/core/file.h"
#include "engine/goldrush/ai/level.h"
#include "engine/goldrush/design/art/artfault.h"

#include <fmt/format.h>

#include <cstdio>

namespace lodeline::cli {

using namespace goldrush;

void printProblems(const std::string& file, const Problems& problems)
{
    constexpr std::size_t kMostShown = 200;
    for (const Problem& problem : problems)
        fmt::print(stderr, "{}:{}: {}: {}\n", printable(file), printable(problem.pointer, kMostShown),
                   toString(problem.severity), message(problem));
}

void printError(const std::string& file, const std::string& pointer, const std::string& sentence)
{
    fmt::print(stderr, "{}:{}: error: {}\n", printable(file), pointer, sentence);
}

std::optional<std::string> loadText(const std::string& file, std::size_t maxBytes)
{
    auto text = file == kStandardInput ? readStandardInput(maxBytes) : readFile(file, maxBytes);
    if (!text)
        printProblems(file, text.error());
    return text ? std::optional(std::move(*text)) : std::nullopt;
}

std::optional<TileSet> tileSetOf(const std::string& file, std::string_view text)
{
    auto loaded = parseTileSet(text);
    if (loaded)
        findArtFaults(loaded->set, "", loaded->problems);
    printProblems(file, loaded ? loaded->problems : loaded.error());
    return loaded ? std::optional(loaded->set) : std::nullopt;
}

std::optional<GameRecord> recordOf(const std::string& file, std::string_view text)
{
    auto loaded = parseRecord(text);
    if (loaded)
        findArtFaults(loaded->record.tileset, "/tileset", loaded->problems);
    printProblems(file, loaded ? loaded->problems : loaded.error());
    return loaded ? std::optional(loaded->record) : std::nullopt;
}

std::optional<TileSet> loadTileSet(const std::string& file)
{
    const auto text = loadText(file);
    return text ? tileSetOf(file, *text) : std::nullopt;
}

std::optional<GameRecord> loadRecord(const std::string& file)
{
    const auto text = loadText(file);
    return text ? recordOf(file, *text) : std::nullopt;
}

std::string noSuchPlayer(std::string_view name)
{
    return fmt::format(
        "no player is called \"{}\"; there are: {}, each with @MS, uct also with :PLAYOUTS, up to {}",
        printable(name), fmt::join(kPlayerNames, ", "), kMostBudget);
}

TileSet classicTileSet()
{
    return parseTileSet(tilesets::kClassic).value().set;
}

std::vector<TileSet> shippedTileSets()
{
    std::vector<TileSet> sets;
    for (const std::string_view text : {tilesets::kClassic, tilesets::kDryGulch, tilesets::kHighSierra,
                                        tilesets::kIronWeb, tilesets::kOpenRange})
        sets.push_back(parseTileSet(text).value().set);
    return sets;
}

} // namespace lodeline::cli
