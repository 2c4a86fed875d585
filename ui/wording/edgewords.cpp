// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/edgewords.h"

#include <QCoreApplication>

namespace lodeline::ui {

using namespace goldrush;

namespace {

struct EdgeWords
{
    Q_DECLARE_TR_FUNCTIONS(EdgeWords)
};

} // namespace

QString sideName(Side side)
{
    switch (side) {
    case Side::North:
        //: Name of an edge, nominative, as in "north–south" or "Edge north"
        return EdgeWords::tr("north");
    case Side::East:
        //: Name of an edge, nominative, as in "east–west" or "Edge east"
        return EdgeWords::tr("east");
    case Side::South:
        //: Name of an edge, nominative, as in "north–south" or "Edge south"
        return EdgeWords::tr("south");
    case Side::West:
        //: Name of an edge, nominative, as in "east–west" or "Edge west"
        return EdgeWords::tr("west");
    }
    return {};
}

QString halfEdgeName(HalfEdge half)
{
    switch (half) {
    case HalfEdge::NW:
        return EdgeWords::tr("north edge, western half");
    case HalfEdge::NE:
        return EdgeWords::tr("north edge, eastern half");
    case HalfEdge::EN:
        return EdgeWords::tr("east edge, northern half");
    case HalfEdge::ES:
        return EdgeWords::tr("east edge, southern half");
    case HalfEdge::SE:
        return EdgeWords::tr("south edge, eastern half");
    case HalfEdge::SW:
        return EdgeWords::tr("south edge, western half");
    case HalfEdge::WS:
        return EdgeWords::tr("west edge, southern half");
    case HalfEdge::WN:
        return EdgeWords::tr("west edge, northern half");
    }
    return {};
}

QString featureName(FeatureKind kind)
{
    switch (kind) {
    case FeatureKind::Railroad:
        //: What lies at an edge of a tile, nominative, as in "Edge north: railroad"
        return EdgeWords::tr("railroad");
    case FeatureKind::Mountain:
        //: What lies at an edge of a tile, nominative, as in "Edge north: mountain"
        return EdgeWords::tr("mountain");
    case FeatureKind::Prairie:
        //: What lies at an edge of a tile, nominative, as in "Edge north: prairie"
        return EdgeWords::tr("prairie");
    case FeatureKind::City:
        //: A part of a tile, nominative
        return EdgeWords::tr("city");
    }
    return {};
}

} // namespace lodeline::ui
