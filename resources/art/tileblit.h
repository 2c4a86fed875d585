// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/geometry.h"
#include "resources/art/draw/onpixels.h"

#include <QtGlobal>

class QPainter;

namespace lodeline::art {

class TilePixmaps;

// Paints a tile over (0, 0, tileSize, tileSize) of a painter that is only scaled and translated, on whole
// physical pixels, so that neighbours neither overlap nor leave a gap at any zoom and device pixel ratio.
// True when the picture was exact (then nothing is left to refine).
bool blitTile(QPainter* painter, qreal tileSize, TilePixmaps& pixmaps, int design, Rotation rotation,
              BlitQuality quality = BlitQuality::Exact);

} // namespace lodeline::art
