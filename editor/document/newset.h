// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/tileset.h"

namespace lodeline::goldrush::editor {

// What a set begins as: no tiles yet, and the tokens that the classic set has.
TileSet emptySet();
// What a tile begins as: prairie, one copy. Its id is the first free number.
TileDesign emptyTile(const TileSet& set);

} // namespace lodeline::goldrush::editor
