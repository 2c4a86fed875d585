// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/jsonreader.h"
#include "engine/goldrush/tileset.h"

namespace lodeline {

inline constexpr std::string_view kTileSetFormat = "lodeline-tileset";
inline constexpr int kTileSetVersion = 1;

// The tile set in a document of that format, for files and for the sets embedded in records. `pointer`
// leads to it. Problems of form and of content are added; with errors among them the set is a rough one.
TileSet readTileSet(const Json& document, const std::string& pointer, Problems& problems);
Json tileSetToJson(const TileSet& set);

// Problems of content: what the types of the members do not show. Pointers begin with `pointer`.
void checkTileSet(const TileSet& set, const std::string& pointer, Problems& problems);

} // namespace lodeline
