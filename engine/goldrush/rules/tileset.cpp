// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/rules/tileset.h"

#include <algorithm>

namespace lodeline::goldrush {

const TileDesign* TileSet::find(std::string_view id) const
{
    const auto it = std::ranges::find(tiles, id, &TileDesign::id);
    return it == tiles.end() ? nullptr : &*it;
}

std::optional<std::size_t> TileSet::startTile() const
{
    const TileDesign* found = find(start);
    return found ? std::optional(static_cast<std::size_t>(found - tiles.data())) : std::nullopt;
}

int TileSet::tileCount() const
{
    int total = 0;
    for (const TileDesign& tile : tiles)
        total += tile.count;
    return total;
}

int TileSet::tokenCount() const
{
    int total = 0;
    for (const TokenKind& kind : tokens)
        total += kind.count;
    return total;
}

int TileSet::nuggetCount() const
{
    int total = 0;
    for (const TileDesign& tile : tiles)
        for (const MountainSegment& mountain : tile.mountains)
            total += tile.count * mountain.nuggets;
    return total;
}

} // namespace lodeline::goldrush
