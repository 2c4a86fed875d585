// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/cli/goldrush/files.h"

#include "engine/cli/goldrush/tilesets/classic.h"
#include "engine/cli/goldrush/tilesets/drygulch.h"
#include "engine/cli/goldrush/tilesets/highsierra.h"
#include "engine/cli/goldrush/tilesets/ironweb.h"
#include "engine/cli/goldrush/tilesets/openrange.h"
#include "engine/cli/parts/computerplayers.h"
#include "engine/goldrush/ai/level.h"
#include "engine/goldrush/design/art/artfault.h"
#include "engine/goldrush/design/art/missingpictures.h"
#include "engine/goldrush/learning/learnedsetfile.h"

#include <algorithm>

namespace lodeline::goldrush {

std::optional<TileSet> tileSetOf(const cli::Input& file)
{
    auto loaded = file.text.and_then([](const std::string& text) { return parseTileSet(text); });
    if (loaded) {
        findArtFaults(loaded->set, "", loaded->problems);
        if (Container::isOne(file.file))
            if (const auto container = Container::open(file.file))
                findMissingPictures(loaded->set, *container, loaded->problems);
    }
    cli::printProblems(file.file, loaded ? loaded->problems : loaded.error());
    return loaded ? std::optional(std::move(loaded->set)) : std::nullopt;
}

std::optional<GameRecord> recordOf(const cli::Input& file)
{
    auto loaded = file.text.and_then([](const std::string& text) { return parseRecord(text); });
    if (loaded)
        findArtFaults(loaded->record.tileset, "/tileset", loaded->problems);
    cli::printProblems(file.file, loaded ? loaded->problems : loaded.error());
    return loaded ? std::optional(std::move(loaded->record)) : std::nullopt;
}

std::optional<TileSet> namedTileSet(const std::string& file)
{
    return file.empty() ? classicTileSet() : tileSetOf(cli::readInput(file, kMaxFileBytes));
}

std::optional<LearnedSet> learnedSetOf(const cli::Input& file)
{
    const auto learned = file.text.and_then([](const std::string& text) { return learnedSetOf(text); });
    cli::printProblems(file.file, learned ? Problems() : learned.error());
    return learned ? std::optional(*learned) : std::nullopt;
}

cli::Outcome<std::optional<LearnedSet>> namedLearnedSet(const std::string& file)
{
    if (file.empty())
        return std::nullopt;
    auto learned = learnedSetOf(cli::readInput(file, kMaxLearnedBytes));
    if (!learned)
        return tl::unexpected(cli::Fault{});
    return learned;
}

std::optional<PlayedRecord> playedRecordOf(const cli::Input& file)
{
    auto record = recordOf(file);
    if (!record)
        return std::nullopt;
    auto game = replay(*record);
    if (!game) {
        cli::printProblems(file.file, game.error());
        return std::nullopt;
    }
    return PlayedRecord{std::move(*record), std::move(*game)};
}

std::string noSuchPlayer(std::string_view name)
{
    return cli::noSuchPlayer(name, kPlayerNames,
                             "each with @MS, uct also with :PLAYOUTS, levels but baron with +PERCENT");
}

TileSet classicTileSet()
{
    return parseTileSet(tilesets::kClassic).value().set;
}

TileSet withTiles(TileSet set, int tiles)
{
    const int all = set.tileCount();
    int before = 0;
    int given = 0;
    for (TileDesign& tile : set.tiles) {
        before += tile.count;
        // The start tile, which must be there, may have come ahead of its share.
        tile.count = std::max(tiles * before / all - given, 0);
        given += tile.count;
        if (tile.id == set.start && tile.count == 0) {
            tile.count = 1;
            ++given;
        }
    }
    for (TokenKind& kind : set.tokens)
        kind.count = kind.count * tiles / all;
    return set;
}

std::vector<TileSet> shippedTileSets()
{
    std::vector<TileSet> sets;
    for (const std::string_view text : {tilesets::kClassic, tilesets::kDryGulch, tilesets::kHighSierra,
                                        tilesets::kIronWeb, tilesets::kOpenRange})
        sets.push_back(parseTileSet(text).value().set);
    return sets;
}

} // namespace lodeline::goldrush
