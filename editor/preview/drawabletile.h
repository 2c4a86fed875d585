// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/tile.h"

namespace lodeline::goldrush::editor {

// The nearest design that the painter knows how to paint: a draft or a design with errors still has a
// picture. A sound design comes back as it is.
TileDesign drawableTile(const TileDesign& design);

} // namespace lodeline::goldrush::editor
