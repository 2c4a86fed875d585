// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/design/finding.h"
#include "engine/goldrush/rules/tileset.h"

namespace lodeline::goldrush {

// Everything that a designer wants to know of a set: all errors and warnings of `validate`, the warnings also
// beside errors, and what makes a set play badly or look unfinished. Errors come first, then warnings, then
// notes; within each in the order of the tiles, what concerns the whole set before them.
// Thread-safe; well below 50 ms for 200 designs.
std::vector<Finding> critique(const TileSet& set);

// A tile is rarely placed when it fits fewer than so many of 100 random open squares (chancesToBePlaced in
// setstatistics.h): with some twenty squares open it would be discarded every tenth time.
inline constexpr int kRarelyPlaced = 10;
// Edges of a kind are out of balance when fewer than so many of 100 tiles can answer them, or fewer than so
// many that have three such edges or more in the mean.
inline constexpr int kScarceKind = 8;
inline constexpr int kUncommonKind = 25;
// With fewer tiles five players do not have a turn each.
inline constexpr int kFewestTiles = 6;
// With fewer tiles a game is over before it has a shape.
inline constexpr int kFewTiles = 20;

} // namespace lodeline::goldrush
