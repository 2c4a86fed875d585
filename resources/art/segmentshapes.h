// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/tile.h"

#include <QPainterPath>

#include <vector>

namespace lodeline::art {

// The ground that each segment of a tile covers in its picture, in unit coordinates of the unrotated tile:
// (0,0) its north-west, (1,1) its south-east corner. The shapes of neighbours meet at the edge between them.
class SegmentShapes
{
public:
    // Costs about as much as painting a small tile.
    explicit SegmentShapes(const goldrush::TileDesign& design);

    QPainterPath at(goldrush::SegmentRef segment) const; // empty for a segment that is not there

private:
    std::vector<QPainterPath> railroads_;
    std::vector<QPainterPath> mountains_;
    std::vector<QPainterPath> prairies_;
    QPainterPath city_;
};

} // namespace lodeline::art
