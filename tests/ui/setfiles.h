// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/files.h"

#include <QFile>

#include <stdexcept>

namespace lodeline::test {

// The smallest set of the program under another name.
inline goldrush::TileSet namedSet(const std::string& name, const std::string& german = {})
{
    goldrush::TileSet set = ui::loadTileSet(QStringLiteral(":/tilesets/drygulch.tileset.json"))->set;
    set.name = name;
    set.names.clear();
    if (!german.empty())
        set.names.emplace_back("de", german);
    return set;
}

inline QString writeSet(const QString& path, const goldrush::TileSet& set)
{
    if (!ui::writeFile(path, writeTileSet(set)))
        throw std::runtime_error("a set of the test cannot be written");
    return path;
}

// A file that no program can read as a tile set.
inline QString writeBroken(const QString& path)
{
    if (!ui::writeFile(path, R"({"format": "lodeline-tileset", "version": 1, "name": 5})"))
        throw std::runtime_error("a file of the test cannot be written");
    return path;
}

} // namespace lodeline::test
