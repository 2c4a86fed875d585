// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/problem.h"
#include "engine/goldrush/rules/tileset.h"

#include <string>

namespace lodeline::goldrush {

// Keys of a file that the format does not know, such as misspelt ones. They are kept when the set is written,
// and change nothing. Adds a note for each, but for the drafts that the editor keeps in tiles (draft.h).
void findUnknownKeys(const TileSet& set, Problems& problems);

// Takes the key away that such a note points to; false where there is none.
bool removeUnknownKey(TileSet& set, const std::string& pointer);

} // namespace lodeline::goldrush
