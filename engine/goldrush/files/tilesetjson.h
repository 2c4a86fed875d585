// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/jsonreader.h"
#include "engine/core/text.h"
#include "engine/goldrush/rules/tileset.h"

namespace lodeline::goldrush {

inline constexpr std::string_view kTileSetFormat = "lodeline-tileset";
inline constexpr int kTileSetVersion = 1;

// Lists of a file that is read as a draft may be so many times as long as those of a set that is played.
inline constexpr std::size_t kDraftRoom = 5;

// The tile set in a document of that format, for files and for the sets embedded in records. `pointer`
// leads to it. Problems of form and of content are added; with errors among them the set is a rough one.
TileSet readTileSet(const Json& document, const std::string& pointer, Problems& problems, Texts texts);
Json tileSetToJson(const TileSet& set);

// The same of form only. Lists may be `room` times as long as is allowed.
TileSet readTileSetForm(const Json& document, const std::string& pointer, Problems& problems,
                        std::size_t room);
TileDesign readTileForm(const Json& json, const std::string& pointer, Problems& problems, std::size_t room);
Json tileToJson(const TileDesign& tile);

} // namespace lodeline::goldrush
