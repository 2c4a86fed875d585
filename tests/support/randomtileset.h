// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/random.h"
#include "engine/goldrush/rules/tileset.h"

namespace lodeline::test {

// Any design that the format allows: peaks, valleys, crossings, one to four ends in a city, prairies that
// join halves from anywhere.
goldrush::TileDesign randomDesign(std::string id, Random& random);

// A playable set of such designs, with about `tiles` tiles and sometimes too few tokens.
goldrush::TileSet randomTileSet(int tiles, Random& random);

} // namespace lodeline::test
