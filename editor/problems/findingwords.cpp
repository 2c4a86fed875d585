// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/problems/findingwords.h"

#include "engine/goldrush/design/repairs.h"
#include "ui/plain/shown.h"
#include "ui/problemtext.h"

#include <QCoreApplication>

namespace lodeline::goldrush::editor {
namespace {

struct FindingWords
{
    Q_DECLARE_TR_FUNCTIONS(FindingWords)
};

QString edgeText(Side side)
{
    switch (side) {
    case Side::North:
        return FindingWords::tr("north edge");
    case Side::East:
        return FindingWords::tr("east edge");
    case Side::South:
        return FindingWords::tr("south edge");
    case Side::West:
        return FindingWords::tr("west edge");
    }
    return {};
}

QString segmentText(SegmentRef segment)
{
    const int number = segment.index + 1;
    switch (segment.kind) {
    case FeatureKind::Railroad:
        //: %1 number of the railroad on its tile
        return FindingWords::tr("railroad %1").arg(number);
    case FeatureKind::Mountain:
        //: %1 number of the mountain on its tile
        return FindingWords::tr("mountain %1").arg(number);
    case FeatureKind::Prairie:
        //: %1 number of the prairie on its tile
        return FindingWords::tr("prairie %1").arg(number);
    case FeatureKind::City:
        return FindingWords::tr("city");
    }
    return {};
}

} // namespace

QString placeText(const Finding& finding)
{
    if (finding.tile < 0)
        return finding.problem.pointer.starts_with("/tokens") ? FindingWords::tr("The tokens")
                                                              : FindingWords::tr("The set");
    const QString id = ui::nameInText(finding.tileId);
    //: %1 number of a tile that has no id, counted in the set
    const QString name = id.isEmpty() ? FindingWords::tr("no. %1").arg(finding.tile + 1) : id;
    if (!finding.side && !finding.segment)
        //: %1 id of a tile
        return FindingWords::tr("Tile %1").arg(name);
    const QString where = finding.side ? edgeText(*finding.side) : segmentText(*finding.segment);
    //: %1 id of a tile, %2 place on it, such as "north edge"
    return FindingWords::tr("Tile %1, %2").arg(name, where);
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
