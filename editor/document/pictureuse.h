// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/tileset.h"

#include <QString>

namespace lodeline::goldrush::editor {

// Bytes of all pictures that lie beside the set. Looks for files.
std::uint64_t pictureBytes(const TileSet& set);
// "Pictures of the set: 34 MB of 2 GB", which is what a file of sets with pictures may have.
QString pictureUseText(std::uint64_t bytes);

} // namespace lodeline::goldrush::editor
