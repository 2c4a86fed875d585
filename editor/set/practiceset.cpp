// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/set/practiceset.h"

#include "editor/document/newset.h"
#include "ui/files.h"

#include <QCoreApplication>

namespace lodeline::goldrush::editor {

TileSet practiceSet()
{
    TileSet set = ui::loadTileSet(QStringLiteral(":/tilesets/classic.tileset.json")).value().set;
    //: Name of a tile set to try things with
    set.name = QCoreApplication::translate("Tour", "Practice set").toStdString();
    set.names.clear();
    set.descriptions.clear();
    set.description.clear();
    set.start.clear();
    set.tiles.insert(set.tiles.begin(), emptyTile(set));
    return set;
}

} // namespace lodeline::goldrush::editor
