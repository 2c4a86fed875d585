// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/problems/findingwords.h"

#include "engine/goldrush/design/repairs.h"
#include "ui/plain/shown.h"
#include "ui/problemtext.h"

#include <QCoreApplication>
#include <QLocale>

namespace lodeline::goldrush::editor {
namespace {

struct FindingWords
{
    Q_DECLARE_TR_FUNCTIONS(FindingWords)
};

QString edgeText(const QString& tile, Side side)
{
    switch (side) {
    case Side::North:
        //: Place of a problem: %1 id of a tile
        return FindingWords::tr("Tile %1, north edge").arg(tile);
    case Side::East:
        //: Place of a problem: %1 id of a tile
        return FindingWords::tr("Tile %1, east edge").arg(tile);
    case Side::South:
        //: Place of a problem: %1 id of a tile
        return FindingWords::tr("Tile %1, south edge").arg(tile);
    case Side::West:
        //: Place of a problem: %1 id of a tile
        return FindingWords::tr("Tile %1, west edge").arg(tile);
    }
    return {};
}

QString segmentText(const QString& tile, SegmentRef segment)
{
    const QString number = QLocale().toString(segment.index + 1);
    switch (segment.kind) {
    case FeatureKind::Railroad:
        //: Place of a problem: %1 id of a tile, %2 number of the railroad on its tile
        return FindingWords::tr("Tile %1, railroad %2").arg(tile, number);
    case FeatureKind::Mountain:
        //: Place of a problem: %1 id of a tile, %2 number of the mountain on its tile
        return FindingWords::tr("Tile %1, mountain %2").arg(tile, number);
    case FeatureKind::Prairie:
        //: Place of a problem: %1 id of a tile, %2 number of the prairie on its tile
        return FindingWords::tr("Tile %1, prairie %2").arg(tile, number);
    case FeatureKind::City:
        //: Place of a problem: %1 id of a tile
        return FindingWords::tr("Tile %1, city").arg(tile);
    }
    return {};
}

} // namespace

QString placeText(const Finding& finding)
{
    if (finding.tile < 0 && finding.problem.pointer.starts_with("/tokens"))
        //: Place of a problem: the mining tokens of the set
        return FindingWords::tr("The tokens");
    if (finding.tile < 0)
        //: Place of a problem: the tile set
        return FindingWords::tr("The set");
    const QString id = ui::nameInText(finding.tileId);
    const QString number = QLocale().toString(finding.tile + 1);
    //: In place of the id that a tile does not have: %1 its number in the set
    const QString name = id.isEmpty() ? FindingWords::tr("no. %1").arg(number) : id;
    if (finding.side)
        return edgeText(name, *finding.side);
    if (finding.segment)
        return segmentText(name, *finding.segment);
    //: Place of a problem: %1 id of a tile
    return FindingWords::tr("Tile %1").arg(name);
}

QString findingText(const Finding& finding)
{
    return ui::problemText(finding.problem);
}

QString repairText(Repair repair)
{
    return QCoreApplication::translate("Repair", repairLabel(repair));
}

} // namespace lodeline::goldrush::editor
