// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/tileprint/printedset.h"
#include "ui/files.h"

#include <stdexcept>

namespace lodeline::test {

inline goldrush::TileSet classicSet()
{
    const auto loaded = ui::loadTileSet(QStringLiteral(LODELINE_CLASSIC_SET));
    if (!loaded)
        throw std::runtime_error("the classic set cannot be read");
    return loaded->set;
}

// The start tile twice and two other designs, four copies in all; three tokens.
inline goldrush::TileSet smallSet()
{
    goldrush::TileSet set = classicSet();
    const goldrush::TileDesign start = *set.find(set.start);
    std::erase_if(set.tiles, [&](const goldrush::TileDesign& design) { return design.id == set.start; });
    set.tiles.resize(2);
    set.tiles.insert(set.tiles.begin() + 1, start);
    set.tiles[0].count = 1;
    set.tiles[1].count = 2;
    set.tiles[2].count = 1;
    set.tokens = {{0, 1, {}}, {5, 2, {}}};
    return set;
}

// Four tiles on one page of A6, quickly painted.
inline print::PrintOptions smallPages()
{
    print::PrintOptions options;
    options.tokens = options.pieces = false;
    options.paper = QPageSize::A6;
    options.margin = 2;
    options.gap = 1;
    options.bleed = 0;
    options.dpi = 100;
    return options;
}

} // namespace lodeline::test
