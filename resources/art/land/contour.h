// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>

#include <vector>

namespace lodeline::art {

// The part of the unit square where a field is above 0, closed along the square's edges. The field has
// (cells + 1)² samples from corner to corner, row by row, and is linear between them.
QPainterPath contour(const std::vector<double>& field, int cells);

} // namespace lodeline::art
