// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/segmentshapes.h"

#include "resources/art/land/contour.h"
#include "resources/art/land/ground.h"

#include <QPainterPathStroker>

#include <algorithm>

namespace lodeline::art {

using namespace goldrush;

namespace {

constexpr int kCells = Ground::kCells;
constexpr int kSamples = kCells + 1;

using Field = std::vector<double>;

template <typename Value>
Field sampled(Value value)
{
    Field field;
    field.reserve(kSamples * kSamples);
    for (int row = 0; row < kSamples; ++row) {
        for (int column = 0; column < kSamples; ++column)
            field.push_back(value(column, row));
    }
    return field;
}

// The mean of a sample and its eight neighbours; beyond the edge lies what lies at the edge.
Field blurred(const Field& field)
{
    return sampled([&field](int column, int row) {
        double sum = 0;
        for (int y = row - 1; y <= row + 1; ++y) {
            for (int x = column - 1; x <= column + 1; ++x)
                sum += field[static_cast<std::size_t>(std::clamp(y, 0, kCells) * kSamples +
                                                      std::clamp(x, 0, kCells))];
        }
        return sum / 9;
    });
}

std::vector<QPainterPath> railroadShapes(const TileDesign& design, const Layout& layout)
{
    std::vector<QPainterPath> shapes(design.railroads.size());
    QPainterPathStroker stroker;
    stroker.setWidth(2 * kTrackHalfWidth + 0.02);
    stroker.setCapStyle(Qt::FlatCap);
    stroker.setJoinStyle(Qt::RoundJoin);
    for (const TrackLine& track : layout.tracks)
        shapes[static_cast<std::size_t>(track.railroad)].addPath(stroker.createStroke(track.line.path()));
    for (QPainterPath& shape : shapes)
        shape.setFillRule(Qt::WindingFill);
    return shapes;
}

QPainterPath mountainShape(const Layout& layout, int mountain)
{
    const auto depth = [&](int column, int row) {
        return layout.mountains->depth(mountain, QPointF(column, row) / kCells);
    };
    return contour(sampled(depth), kCells);
}

QPainterPath prairieShape(const Ground& ground, SegmentRef prairie)
{
    const auto share = [&](int column, int row) {
        int cells = 0;
        int owned = 0;
        for (int y = std::max(row - 1, 0); y <= std::min(row, kCells - 1); ++y) {
            for (int x = std::max(column - 1, 0); x <= std::min(column, kCells - 1); ++x) {
                ++cells;
                owned += ground.belongs(x, y, prairie) ? 1 : 0;
            }
        }
        return static_cast<double>(owned) / cells - 0.5;
    };
    return contour(blurred(sampled(share)), kCells);
}

} // namespace

SegmentShapes::SegmentShapes(const TileDesign& design)
{
    const auto layout = layoutOf(design);
    railroads_ = railroadShapes(design, *layout);
    for (int mountain = 0; mountain < layout->mountains->count(); ++mountain)
        mountains_.push_back(mountainShape(*layout, mountain));
    const Ground ground(*layout);
    for (std::size_t i = 0; i < design.prairies.size(); ++i)
        prairies_.push_back(prairieShape(ground, {FeatureKind::Prairie, static_cast<std::uint8_t>(i)}));
    QPainterPathStroker stroker;
    stroker.setCapStyle(Qt::FlatCap);
    for (const Way& way : layout->ways) {
        stroker.setWidth(2 * way.halfWidth());
        auto& shapes = way.kind == WayKind::Trail ? prairies_ : mountains_;
        QPainterPath& shape = shapes[static_cast<std::size_t>(way.segment)];
        shape = shape.united(stroker.createStroke(way.line.path()));
    }
    if (layout->town)
        city_.addEllipse(layout->town->centre, layout->town->radius, layout->town->radius);
}

QPainterPath SegmentShapes::at(SegmentRef segment) const
{
    const auto pick = [&](const std::vector<QPainterPath>& shapes) {
        return segment.index < shapes.size() ? shapes[segment.index] : QPainterPath();
    };
    switch (segment.kind) {
    case FeatureKind::Railroad:
        return pick(railroads_);
    case FeatureKind::Mountain:
        return pick(mountains_);
    case FeatureKind::Prairie:
        return pick(prairies_);
    case FeatureKind::City:
        return city_;
    }
    return {};
}

} // namespace lodeline::art
