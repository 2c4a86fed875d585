// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/cli/input.h"

#include "engine/cli/classicset.h"
#include "engine/core/file.h"

#include <fmt/format.h>

#include <cstdio>

namespace lodeline::cli {

void printProblems(const std::string& file, const Problems& problems)
{
    for (const Problem& problem : problems)
        fmt::print(stderr, "{}:{}: {}: {}\n", file, problem.pointer, toString(problem.severity),
                   message(problem));
}

std::optional<TileSet> loadTileSet(const std::string& file)
{
    const auto loaded =
        readFile(file, kMaxFileBytes).and_then([](const std::string& text) { return parseTileSet(text); });
    printProblems(file, loaded ? loaded->problems : loaded.error());
    return loaded ? std::optional(loaded->set) : std::nullopt;
}

std::optional<GameRecord> loadRecord(const std::string& file)
{
    const auto loaded =
        readFile(file, kMaxFileBytes).and_then([](const std::string& text) { return parseRecord(text); });
    printProblems(file, loaded ? loaded->problems : loaded.error());
    return loaded ? std::optional(loaded->record) : std::nullopt;
}

TileSet classicTileSet()
{
    return parseTileSet(kClassicTileSet).value().set;
}

} // namespace lodeline::cli
