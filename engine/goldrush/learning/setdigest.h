// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/pictures/pictureref.h"
#include "engine/goldrush/rules/tileset.h"

namespace lodeline::goldrush {

// Of all that matters in play: the designs with their copies, the start tile and the tokens. Names, ids,
// words and pictures make no difference, nor does the program's version.
Sha256 setDigest(const TileSet& set);

} // namespace lodeline::goldrush
