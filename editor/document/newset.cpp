// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/newset.h"

#include "engine/goldrush/design/prairies.h"
#include "ui/files.h"

namespace lodeline::goldrush::editor {

TileSet emptySet()
{
    TileSet set;
    if (const auto classic = ui::loadTileSet(QStringLiteral(":/tilesets/classic.tileset.json")))
        set.tokens = classic->set.tokens;
    return set;
}

TileDesign emptyTile(const TileSet& set)
{
    TileDesign tile;
    int number = 1;
    do
        tile.id = std::to_string(number++);
    while (set.find(tile.id));
    layPrairies(tile);
    return tile;
}

} // namespace lodeline::goldrush::editor
