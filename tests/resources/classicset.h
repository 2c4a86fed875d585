// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/files/tilesetfile.h"
#include "tests/resources/oddtiles.h"

#include <QFile>

namespace lodeline::art {

inline goldrush::TileSet classicSet()
{
    QFile file(QStringLiteral(":/tilesets/classic.tileset.json"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const auto loaded = goldrush::parseTileSet(file.readAll().toStdString());
    return loaded ? loaded->set : goldrush::TileSet{};
}

// The designs of the classic set and the odd ones.
inline std::vector<goldrush::TileDesign> allDesigns()
{
    std::vector<goldrush::TileDesign> designs = classicSet().tiles;
    const std::vector<goldrush::TileDesign> odd = oddTiles();
    designs.insert(designs.end(), odd.begin(), odd.end());
    return designs;
}

} // namespace lodeline::art
