// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/tileset.h"

namespace lodeline::goldrush {

// The other tiles that are the same idea: its mirror image, and its railroads turned against its mountains
// where no edge is claimed twice, each with the mirror image of that; prairies follow and keep the symbols.
// Those that the set has already, turned or not, are left out. One copy each, ids that are new to the set, no
// art: a picture of one is not a picture of the other.
std::vector<TileDesign> variantsOf(const TileDesign& tile, const TileSet& set);

// An id that no tile of the set has: `base`, without what an id may not have, or with a number behind it.
std::string freshId(const TileSet& set, std::string_view base);

} // namespace lodeline::goldrush
