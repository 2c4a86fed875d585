// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/text.h"
#include "engine/goldrush/rules/tileset.h"

namespace lodeline::goldrush {

// Problems of content: what the types of the members do not show. Pointers begin with `pointer`. Warnings are
// looked for only where there are no errors.
void checkTileSet(const TileSet& set, const std::string& pointer, Problems& problems);

// The two halves of it, each on its own; also of a set that has errors.
void findErrors(const TileSet& set, const std::string& pointer, Problems& problems);
void findWarnings(const TileSet& set, const std::string& pointer, Problems& problems);

// Brings the texts of a set, or of a tile, to what is allowed, with a warning for each that was not
// (Texts::Mended). A picture that is too long goes altogether.
void mendTexts(TileSet& set, const std::string& pointer, Problems& problems);
void mendTexts(TileDesign& tile, const std::string& pointer, Problems& problems);

// What the rules see of a design: equal for two that differ only by rotation, by the order of their segments
// or by what is no part of play.
using TileKey = std::vector<std::uint32_t>;
TileKey tileKey(const TileDesign& tile);

} // namespace lodeline::goldrush
