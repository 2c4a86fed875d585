// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/design/critique.h"
#include "engine/goldrush/tilesetfile.h"
#include "tests/support/files.h"

#include <algorithm>

namespace lodeline::test {

inline TileSet shippedSet(const std::string& name)
{
    const auto file = sourceDirectory() / "resources/tilesets" / (name + ".tileset.json");
    return parseTileSet(readFile(file)).value().set;
}

inline TileDesign& tileOf(TileSet& set, std::string_view id)
{
    return *std::ranges::find(set.tiles, id, &TileDesign::id);
}

inline std::vector<Finding> findingsOf(const TileSet& set, ProblemCode code)
{
    std::vector<Finding> findings = critique(set);
    std::erase_if(findings, [code](const Finding& f) { return f.problem.code != code; });
    return findings;
}

inline bool hasErrors(const TileSet& set)
{
    return hasErrors(validate(set));
}

} // namespace lodeline::test
