// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/problem.h"
#include "engine/goldrush/rules/tileset.h"

#include <span>

namespace lodeline::goldrush {

// Tiles as text, for the clipboard: a JSON object with "tiles" as in a tile-set file.
std::string tilesToText(std::span<const TileDesign> tiles);

// The tiles of such a text, of a whole tile set, of an array of tiles, or one tile alone. Half-done and
// faulty drawings are taken as parseTileSetDraft takes them; what is no tile gives problems.
Result<std::vector<TileDesign>> tilesFromText(std::string_view text);

} // namespace lodeline::goldrush
