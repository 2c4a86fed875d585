// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/tile.h"

namespace lodeline::goldrush {

// Drawings that are half done: a town that no track reaches yet and nuggets that lie on no mountain yet. Both
// are no part of the tile that is played; they stand in TileDesign::extra as "draft": {"town": true,
// "nuggets": 2}, which other programs keep as an unknown key. The key goes when nothing is half done.

inline constexpr const char* kDraftKey = "draft";

// Nothing is half done where the tile has a city, or a mountain, already.
bool hasDraftTown(const TileDesign& tile);
int draftNuggets(const TileDesign& tile); // 0 to 9

void setDraftTown(TileDesign& tile, bool town);
void setDraftNuggets(TileDesign& tile, int nuggets); // brought into 0 to 9

} // namespace lodeline::goldrush
