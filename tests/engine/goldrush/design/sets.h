// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/design/critique.h"
#include "engine/goldrush/design/prairies.h"
#include "engine/goldrush/files/tilesetfile.h"
#include "tests/support/files.h"

#include <algorithm>

namespace lodeline::test {

// Prairies alone.
inline goldrush::TileDesign emptyTile()
{
    goldrush::TileDesign tile;
    tile.id = "a";
    layPrairies(tile);
    return tile;
}

inline goldrush::TileSet shippedSet(const std::string& name)
{
    const auto file = sourceDirectory() / "resources/tilesets" / (name + ".tileset.json");
    return goldrush::parseTileSet(readFile(file)).value().set;
}

inline goldrush::TileDesign& tileOf(goldrush::TileSet& set, std::string_view id)
{
    return *std::ranges::find(set.tiles, id, &goldrush::TileDesign::id);
}

inline std::vector<goldrush::Finding> findingsOf(const goldrush::TileSet& set, ProblemCode code)
{
    std::vector<goldrush::Finding> findings = critique(set);
    std::erase_if(findings, [code](const goldrush::Finding& f) { return f.problem.code != code; });
    return findings;
}

inline bool hasErrors(const goldrush::TileSet& set)
{
    return hasErrors(validate(set));
}

} // namespace lodeline::test
