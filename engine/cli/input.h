// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/record.h"
#include "engine/goldrush/tilesetfile.h"

namespace lodeline::cli {

// One line a problem on standard error, `file:pointer: severity: message`.
void printProblems(const std::string& file, const Problems& problems);

// Read a file, print its problems; nothing if it has errors.
std::optional<TileSet> loadTileSet(const std::string& file);
std::optional<GameRecord> loadRecord(const std::string& file);

// The set that is played when none is named.
TileSet classicTileSet();

} // namespace lodeline::cli
