// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace lodeline::art {

// What a tile is painted of, from below to above.
enum class TilePart { Prairie, Mountains, Plants, Town, Tracks, Houses, Symbols };

} // namespace lodeline::art
