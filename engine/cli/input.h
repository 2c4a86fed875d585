// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/files/record.h"
#include "engine/goldrush/files/tilesetfile.h"

namespace lodeline::cli {

// One line a problem on standard error, `file:pointer: severity: message`.
void printProblems(const std::string& file, const Problems& problems);
// The same of an error that has no code.
void printError(const std::string& file, const std::string& pointer, const std::string& sentence);

// What stands for standard input where a call names a file.
inline constexpr std::string_view kStandardInput = "-";

// The text of a file or of standard input; prints why there is none.
std::optional<std::string> loadText(const std::string& file, std::size_t maxBytes = goldrush::kMaxFileBytes);

// What the text of a file is, or what a file is that they read; they print its problems. Nothing if it has
// errors.
std::optional<goldrush::TileSet> tileSetOf(const std::string& file, std::string_view text);
std::optional<goldrush::GameRecord> recordOf(const std::string& file, std::string_view text);
std::optional<goldrush::TileSet> loadTileSet(const std::string& file);
std::optional<goldrush::GameRecord> loadRecord(const std::string& file);

// Why a name of a player cannot be taken, and which ones can.
std::string noSuchPlayer(std::string_view name);

// The set that is played when none is named.
goldrush::TileSet classicTileSet();

// All that come with the program, by the names of their files.
std::vector<goldrush::TileSet> shippedTileSets();

} // namespace lodeline::cli
