// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/record.h"
#include "engine/goldrush/tilesetfile.h"

namespace lodeline::cli {

// One line a problem on standard error, `file:pointer: severity: message`.
void printProblems(const std::string& file, const Problems& problems);

// Text of a file as one line of a terminal shows it: control characters as \n, \u001b.
std::string printable(std::string_view text);

// The text of a file; prints why there is none.
std::optional<std::string> loadText(const std::string& file);

// What the text of a file is, or what a file is that they read; they print its problems. Nothing if it has
// errors.
std::optional<TileSet> tileSetOf(const std::string& file, std::string_view text);
std::optional<GameRecord> recordOf(const std::string& file, std::string_view text);
std::optional<TileSet> loadTileSet(const std::string& file);
std::optional<GameRecord> loadRecord(const std::string& file);

// Why a name of a player cannot be taken, and which ones can.
std::string noSuchPlayer(std::string_view name);

// The set that is played when none is named.
TileSet classicTileSet();

} // namespace lodeline::cli
