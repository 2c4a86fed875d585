// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/pictures/container.h"
#include "engine/goldrush/rules/tileset.h"

#include <vector>

namespace lodeline::goldrush {

// The pictures that it names, each once.
std::vector<PictureRef> picturesOf(const TileSet& set);

// Warnings: the picture of the tile with that index is nowhere, a part is not shown by the picture that the
// set has for it.
Problem pictureMissing(std::size_t tile);
Problem partNotShown(SetPart part);

// A warning for each tile and each part whose picture is not in the container, or is another one than it is
// named; unpacks all of them.
void findMissingPictures(const TileSet& set, const Container& container, Problems& problems);

} // namespace lodeline::goldrush
