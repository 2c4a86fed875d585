// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shippedsets.h"

#include "ui/files.h"
#include "ui/tilesetfiles.h"

#include <QCoreApplication>

namespace lodeline::ui {
namespace {

struct ShippedSets
{
    Q_DECLARE_TR_FUNCTIONS(ShippedSets)
};

} // namespace

QString classicName()
{
    //: Name of the tile set that the game is usually played with
    return ShippedSets::tr("Classic set");
}

std::vector<ShippedSet> shippedSets()
{
    std::vector<ShippedSet> sets{{{}, classicName(), {}}};
    for (const char* name : {"drygulch", "highsierra", "openrange", "ironweb"}) {
        const QString file = QStringLiteral(":/tilesets/%1.tileset.json").arg(QLatin1String(name));
        if (const auto loaded = loadTileSet(file))
            sets.push_back({file, setName(loaded->set), setDescription(loaded->set)});
    }
    return sets;
}

} // namespace lodeline::ui
