// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/cli/input.h"

#include "engine/ai/level.h"
#include "engine/cli/classicset.h"
#include "engine/core/file.h"

#include <fmt/format.h>

#include <cstdio>

namespace lodeline::cli {

void printProblems(const std::string& file, const Problems& problems)
{
    for (const Problem& problem : problems)
        fmt::print(stderr, "{}:{}: {}: {}\n", file, printable(problem.pointer), toString(problem.severity),
                   printable(message(problem)));
}

std::string printable(std::string_view text)
{
    std::string shown;
    for (const char c : text) {
        const auto code = static_cast<unsigned char>(c);
        if (code >= ' ' && code != 0x7f)
            shown += c;
        else if (c == '\n')
            shown += "\\n";
        else
            shown += fmt::format("\\u{:04x}", code);
    }
    return shown;
}

std::optional<std::string> loadText(const std::string& file)
{
    auto text = readFile(file, kMaxFileBytes);
    if (!text)
        printProblems(file, text.error());
    return text ? std::optional(std::move(*text)) : std::nullopt;
}

std::optional<TileSet> tileSetOf(const std::string& file, std::string_view text)
{
    const auto loaded = parseTileSet(text);
    printProblems(file, loaded ? loaded->problems : loaded.error());
    return loaded ? std::optional(loaded->set) : std::nullopt;
}

std::optional<GameRecord> recordOf(const std::string& file, std::string_view text)
{
    const auto loaded = parseRecord(text);
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
        "no player is called \"{}\"; there are: {}, each with @MS, uct also with :PLAYOUTS, up to {}", name,
        fmt::join(kPlayerNames, ", "), kMostBudget);
}

TileSet classicTileSet()
{
    return parseTileSet(kClassicTileSet).value().set;
}

} // namespace lodeline::cli
