// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/tileset.h"

namespace lodeline::goldrush {

// The repairs that change more of a set than the drawing of one tile. Each gives false where it has nothing
// to do, and leaves the set as it was then.

bool chooseStart(TileSet& set);   // a tile that shows many kinds of edges; another than now
bool addStartTile(TileSet& set);  // an empty one
bool giveStartCopy(TileSet& set); // one, if it has none

// As many tokens as there are nuggets: gravel, or in the proportions of the present ones.
bool addGravel(TileSet& set);
bool addTokens(TileSet& set);
bool mergeTokens(TileSet& set); // one entry a value, as far as an entry holds them and entries are left

bool limitNumbers(TileSet& set);         // every number into its range
bool exceedsNumbers(const TileSet& set); // whether limitNumbers has anything to do
bool limitTexts(TileSet& set);           // every text of the set to what is allowed
bool reduceCopies(TileSet& set);         // of the most numerous designs, until there are not too many tiles
bool removeSurplusTiles(TileSet& set); // designs beyond the limit: those without copies first, then the last

// Of a tile by its index. The start stays the same tile; another is chosen where it goes.
bool giveNewId(TileSet& set, std::size_t tile);
bool mergeDuplicate(TileSet& set, std::size_t tile, std::size_t other); // the other gets the copies
bool setCopies(TileSet& set, std::size_t tile, int copies);
bool removeTile(TileSet& set, std::size_t tile);

} // namespace lodeline::goldrush
