// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/tileset.h"

#include <cstdint>
#include <vector>

namespace lodeline::goldrush {

struct PatchTile
{
    int design = 0; // index into TileSet::tiles
    Rotation rotation = Rotation::R0;
    Position at; // the middle of the patch is (0,0)

    friend bool operator==(const PatchTile&, const PatchTile&) = default;
};

// Tiles of the set around one of its designs, edges matching, no farther than `radius` squares from it in
// either direction: in the order in which they are laid, each beside one laid before, the middle first. A
// square stays open where nothing fits. Tiles are drawn by their copies; a design is laid more often than it
// has copies only where nothing else fits, and one without copies only in the middle. The set may be full of
// errors. The same seed gives the same patch; a design that is not in the set gives none.
std::vector<PatchTile> patchAround(const TileSet& set, int design, Rotation rotation, std::uint64_t seed,
                                   int radius);

} // namespace lodeline::goldrush
