// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/tileset.h"

#include <optional>
#include <vector>

// What a designer does to the list of tiles, on a plain set. Designs are named by their place in the list;
// lists of them are in rising order without doubles.
namespace lodeline::goldrush::editor {

using Rows = std::vector<int>;

// Adds designs before a row, with other ids where theirs are taken; the rows that they got. Those beyond
// kMaxDesigns are left out. A set without a start tile gets the first one as such.
Rows insertTiles(TileSet& set, int row, std::vector<TileDesign> tiles);
// The start tile may go, too; then none is named.
void removeTiles(TileSet& set, const Rows& rows);
// A copy behind each; the rows of the copies.
Rows duplicateTiles(TileSet& set, const Rows& rows);
// Puts designs before another row, in their order; the rows that they got.
Rows moveTiles(TileSet& set, const Rows& rows, int before);

// False for an id that is not allowed or taken. The start tile stays the start tile.
bool renameTile(TileSet& set, int row, const std::string& id);
void setCount(TileSet& set, const Rows& rows, int count); // 0 to kMaxCopies, else the nearest
void addCount(TileSet& set, const Rows& rows, int by);
// "3,4,7,": names a choice of rows, for steps that become one only when they are about the same tiles.
std::string textOf(const Rows& rows);
void setStart(TileSet& set, int row); // which has at least one copy then

enum class TokenField { Value, Count };
void setToken(TileSet& set, std::size_t kind, TokenField field, int value);

} // namespace lodeline::goldrush::editor
