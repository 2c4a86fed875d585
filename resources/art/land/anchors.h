// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/tile.h"

#include <QPointF>

#include <vector>

namespace lodeline::art {

// Where things stand on a tile, in unit coordinates: (0,0) its north-west, (1,1) its south-east corner,
// unrotated. Pieces are about 0.3 wide, so the anchors of one tile keep at least about 0.2 between them.
struct TileAnchors
{
    std::vector<QPointF> railroads; // cowboys, by segment index
    std::vector<QPointF> mountains; // cowboys and tents
    std::vector<QPointF> prairies;  // farmers
    QPointF city{0.5, 0.5};         // the merchant; without meaning where there is no city
    std::vector<QPointF> tokens;    // the stack of mining tokens, by mountain index
    std::vector<QPointF> nuggets;   // as they are drawn, of all mountains

    QPointF at(goldrush::SegmentRef segment) const; // the tile's centre for a segment that is not there
};

// For any thread. Costs about as much as painting a small tile, but not again of a design of the last set:
// keep the result where it is needed for each frame.
TileAnchors tileAnchors(const goldrush::TileDesign& design);

QPointF segmentAnchor(const goldrush::TileDesign& design, goldrush::SegmentRef segment);
QPointF tokenAnchor(const goldrush::TileDesign& design, int mountain);

// A point of the unrotated tile after turning the tile about its centre.
QPointF rotated(QPointF point, Rotation by);

} // namespace lodeline::art
