// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/lab/labrunner.h"
#include "ui/files.h"

namespace lodeline::goldrush::editor {

inline TileSet shippedSet(const char* name)
{
    return ui::loadTileSet(QStringLiteral(":/tilesets/%1.tileset.json").arg(QLatin1String(name))).value().set;
}

// Games that are over in no time.
inline LabSettings quickSettings(int games)
{
    LabSettings settings;
    settings.games = games;
    settings.level = "random";
    return settings;
}

} // namespace lodeline::goldrush::editor
