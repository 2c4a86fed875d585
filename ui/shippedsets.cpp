// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shippedsets.h"

#include <QCoreApplication>

namespace lodeline::ui {
namespace {

struct ShippedSets
{
    Q_DECLARE_TR_FUNCTIONS(ShippedSets)
};

} // namespace

std::vector<ShippedSet> shippedSets()
{
    const auto file = [](const char* name) {
        return QStringLiteral(":/tilesets/%1.tileset.json").arg(QLatin1String(name));
    };
    //: Name of the tile set that the game is usually played with
    const QString classic = ShippedSets::tr("Classic set");
    return {
        {{}, classic, {}},
        //: Name of a tile set: a dried-out gorge
        {file("drygulch"), ShippedSets::tr("Dry Gulch"),
         ShippedSets::tr("A short game for two with a bit of everything.")},
        //: Name of a tile set: a mountain range
        {file("highsierra"), ShippedSets::tr("High Sierra"),
         ShippedSets::tr("Mountains that grow large and are worth more than all railroads.")},
        //: Name of a tile set: pasture without fences
        {file("openrange"), ShippedSets::tr("Open Range"),
         ShippedSets::tr("Prairies full of camps and herds: the farmers decide the game.")},
        //: Name of a tile set: a net of railroads
        {file("ironweb"), ShippedSets::tr("Iron Web"),
         ShippedSets::tr("Railroads above all: crossings, forks, loops and many cities.")},
    };
}

} // namespace lodeline::ui
