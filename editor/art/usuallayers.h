// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/tileset.h"

namespace lodeline::goldrush::editor {

// What is painted above a picture that comes for a tile without one: the same as above the other pictures of
// the set where these agree, else all symbols, for they count in the game and a ground does not show them.
ArtLayers usualLayers(const TileSet& set);
// Above the pictures of all tiles that have one.
void setLayersOfAll(TileSet& set, ArtLayers above);

} // namespace lodeline::goldrush::editor
