// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/problem.h"
#include "engine/goldrush/rules/tileset.h"

namespace lodeline::goldrush::editor {

// After an export: a warning for each of its designs (all of the set where none is named) that was painted
// although it brings a picture along, and why.
Problems refusedArt(const TileSet& set, const std::vector<std::string>& designs);

} // namespace lodeline::goldrush::editor
