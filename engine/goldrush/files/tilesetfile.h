// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/text.h"
#include "engine/goldrush/rules/tileset.h"

namespace lodeline::goldrush {

// A tile set together with the warnings and notes that reading it gave.
struct LoadedTileSet
{
    TileSet set;
    Problems problems;
};

// Reads the text of a `*.tileset.json`. The set can be played when this succeeds.
Result<LoadedTileSet> parseTileSet(std::string_view json, Texts texts = Texts::Strict);

// Reads a set that somebody is still making: errors of content (edges claimed twice, ids used twice, no start
// tile, too many of something, numbers out of range) stand among the problems, and nothing of what it says is
// lost but how far a number is beyond five times its range. Fails where a file says no set: other formats,
// newer versions, keys that are missing, values of a wrong type, lists over five times as long as allowed.
// Texts that are too long or hold forbidden characters are errors of content, or mended.
Result<LoadedTileSet> parseTileSetDraft(std::string_view json, Texts texts = Texts::Strict);

// Everything wrong with a set that was made in memory, as `parseTileSet` would say it.
Problems validate(const TileSet& set);

// The text of a `*.tileset.json`; unknown keys come back where they were.
std::string writeTileSet(const TileSet& set);

} // namespace lodeline::goldrush
