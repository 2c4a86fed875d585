// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/tile.h"
#include "resources/art/segmentshapes.h"

#include <QPainterPath>
#include <QPointF>

#include <optional>

namespace lodeline::goldrush::editor {

// What lies under a point of a tile: near an edge that edge, else the middle; and the segment.
struct TileSpot
{
    std::optional<Side> edge;
    std::optional<SegmentRef> segment;

    friend bool operator==(const TileSpot&, const TileSpot&) = default;
};

// Finds spots on one tile, in unit coordinates: (0,0) its north-west, (1,1) its south-east corner.
class TileSpots
{
public:
    // Costs about as much as painting a small tile.
    explicit TileSpots(const TileDesign& tile);

    // Nothing beyond the tile by more than a little.
    std::optional<TileSpot> at(QPointF point) const;
    QPainterPath shapeOf(SegmentRef segment) const { return shapes_.at(segment); }

    static constexpr double kEdgeDepth = 0.17; // of the side
    static QPainterPath shapeOf(Side edge);    // a trapezium along it
    static QPointF middleOf(Side edge);        // of that trapezium

private:
    std::vector<SegmentRef> segments_; // those painted on top first
    art::SegmentShapes shapes_;
};

} // namespace lodeline::goldrush::editor
