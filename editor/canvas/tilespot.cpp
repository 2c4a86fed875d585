// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/canvas/tilespot.h"

#include "ui/wording/tilewords.h"

#include <QPolygonF>

#include <algorithm>

namespace lodeline::goldrush::editor {
namespace {

constexpr double kBeyond = 0.06; // still counts as the edge

// How far a point is from a side, inwards.
double depth(QPointF point, Side side)
{
    switch (side) {
    case Side::North:
        return point.y();
    case Side::East:
        return 1 - point.x();
    case Side::South:
        return 1 - point.y();
    case Side::West:
        return point.x();
    }
    return 1;
}

int order(FeatureKind kind)
{
    switch (kind) {
    case FeatureKind::City:
        return 0;
    case FeatureKind::Railroad:
        return 1;
    case FeatureKind::Mountain:
        return 2;
    case FeatureKind::Prairie:
        return 3;
    }
    return 4;
}

QPointF turned(QPointF point, Side by)
{
    for (int i = 0; i < index(by); ++i)
        point = {1 - point.y(), point.x()};
    return point;
}

} // namespace

TileSpots::TileSpots(const TileDesign& tile)
    : segments_(segmentsOf(tile))
    , shapes_(tile)
{
    std::ranges::stable_sort(segments_, {}, [](SegmentRef segment) { return order(segment.kind); });
}

std::optional<TileSpot> TileSpots::at(QPointF point) const
{
    const Side side = *std::ranges::min_element(kAllSides, {}, [point](Side s) { return depth(point, s); });
    const double near = depth(point, side);
    if (near < -kBeyond)
        return {};
    TileSpot spot;
    if (near < kEdgeDepth)
        spot.edge = side;
    const QPointF inside(std::clamp(point.x(), 0.001, 0.999), std::clamp(point.y(), 0.001, 0.999));
    const auto found = std::ranges::find_if(
        segments_, [&](SegmentRef segment) { return shapes_.at(segment).contains(inside); });
    if (found != segments_.end())
        spot.segment = *found;
    return spot;
}

QPainterPath TileSpots::shapeOf(Side edge)
{
    QPolygonF trapezium;
    for (const QPointF corner :
         {QPointF(0, 0), QPointF(1, 0), QPointF(1 - kEdgeDepth, kEdgeDepth), QPointF(kEdgeDepth, kEdgeDepth)})
        trapezium << turned(corner, edge);
    QPainterPath path;
    path.addPolygon(trapezium);
    path.closeSubpath();
    return path;
}

QPointF TileSpots::middleOf(Side edge)
{
    return turned({0.5, kEdgeDepth / 2}, edge);
}

} // namespace lodeline::goldrush::editor
