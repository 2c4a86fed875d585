// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/cli/gamekind.h"
#include "engine/goldrush/files/record.h"
#include "engine/goldrush/files/tilesetfile.h"
#include "engine/goldrush/learning/learnedset.h"

namespace lodeline::goldrush {

// What a file is; they print its problems. Nothing if it has errors.
std::optional<TileSet> tileSetOf(const cli::Input& file);
std::optional<GameRecord> recordOf(const cli::Input& file);
std::optional<LearnedSet> learnedSetOf(const cli::Input& file);

// What a call names: the classic set where that is empty.
std::optional<TileSet> namedTileSet(const std::string& file);

// Likewise what `--learned` names: nothing where that is empty.
cli::Outcome<std::optional<LearnedSet>> namedLearnedSet(const std::string& file);

// A record, and the game at its end.
struct PlayedRecord
{
    GameRecord record;
    Game game;
};
std::optional<PlayedRecord> playedRecordOf(const cli::Input& file);

// Why a name of a player cannot be taken, and which ones can.
std::string noSuchPlayer(std::string_view name);

// The set that is played when none is named.
TileSet classicTileSet();

// The set with each design as often as makes that many tiles of it, in proportion; its tokens likewise.
TileSet withTiles(TileSet set, int tiles);

// All that come with the program, by the names of their files.
std::vector<TileSet> shippedTileSets();

} // namespace lodeline::goldrush
