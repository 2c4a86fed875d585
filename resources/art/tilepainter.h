// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/tile.h"
#include "resources/art/theme.h"

#include <QRectF>

class QPainter;

namespace lodeline::art {

// Paints a tile so that it fills `target` and nothing outside it; neighbours join exactly at their edges.
// The land turns with the tile; the light (from the north-west), figures and counts stay upright.
// Any legal definition gives a picture. A definition with inline SVG that passes `cleanSvg` shows it instead.
// The picture depends on nothing but the arguments.
void paintTile(QPainter& painter, const QRectF& target, const TileDesign& design, const Theme& theme,
               Rotation rotation = Rotation::R0);

// Whether two designs are painted alike.
bool samePicture(const TileDesign& a, const TileDesign& b);

} // namespace lodeline::art
