// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/land/anchors.h"

#include "engine/goldrush/rules/tileset.h"
#include "resources/art/land/layout.h"
#include "resources/art/land/recentdesigns.h"

#include <memory>

namespace lodeline::art {

using namespace goldrush;

namespace {

QPointF pick(const std::vector<QPointF>& points, std::size_t index)
{
    return index < points.size() ? points[index] : QPointF(0.5, 0.5);
}

} // namespace

QPointF TileAnchors::at(SegmentRef segment) const
{
    switch (segment.kind) {
    case FeatureKind::Railroad:
        return pick(railroads, segment.index);
    case FeatureKind::Mountain:
        return pick(mountains, segment.index);
    case FeatureKind::Prairie:
        return pick(prairies, segment.index);
    case FeatureKind::City:
        return city;
    }
    return {0.5, 0.5};
}

TileAnchors tileAnchors(const TileDesign& design)
{
    // Every game that begins asks for all of its set, on the window's thread.
    static RecentDesigns<TileAnchors, kMaxDesigns> recent;
    return *recent.of(design, [&] { return std::make_shared<TileAnchors>(layoutOf(design)->anchors); });
}

QPointF segmentAnchor(const TileDesign& design, SegmentRef segment)
{
    return tileAnchors(design).at(segment);
}

QPointF tokenAnchor(const TileDesign& design, int mountain)
{
    return mountain < 0 ? QPointF(0.5, 0.5)
                        : pick(tileAnchors(design).tokens, static_cast<std::size_t>(mountain));
}

QPointF rotated(QPointF point, Rotation by)
{
    switch (by) {
    case Rotation::R90:
        return {1 - point.y(), point.x()};
    case Rotation::R180:
        return {1 - point.x(), 1 - point.y()};
    case Rotation::R270:
        return {point.y(), 1 - point.x()};
    default:
        return point;
    }
}

} // namespace lodeline::art
