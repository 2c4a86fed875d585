// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/design/edgekinds.h"
#include "resources/art/theme/theme.h"

class QPainter;
class QRectF;

namespace lodeline::goldrush::editor {

// What an edge shows, as a small strip that leads to `side` of `box`: a track with sleepers, rock with peaks,
// plain grass; told apart by shape as well as by colour.
void paintEdgeKind(QPainter& painter, const QRectF& box, FeatureKind kind, Side side,
                   const art::Theme& theme);

// A place for a tile with what lies around it; where there is no neighbour, nothing is painted.
void paintSquare(QPainter& painter, const QRectF& box, const SquareShape& shape, const art::Theme& theme);

} // namespace lodeline::goldrush::editor
