// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/tileset.h"

namespace lodeline::goldrush::editor {

// What the tour is about: the classic set with an empty tile before all others, and without a start tile.
TileSet practiceSet();

} // namespace lodeline::goldrush::editor
