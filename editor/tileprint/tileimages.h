// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/print/faceraster.h"
#include "engine/goldrush/rules/tile.h"
#include "resources/art/own/partpictures.h"

class QPainter;

namespace lodeline::goldrush::editor {

// The theme where ink is saved. What is painted by it is made paler still: `print::kPaleOpacity` of it is
// left.
art::Theme paleOf(art::Theme theme);
// Along the feet of the mountains, as they are too pale to be seen; not on the picture of a tile's own.
void outlineMountains(QPainter& painter, const QRectF& cut, const TileDesign& design, const QColor& colour);

// The game's own picture of a tile, continued beyond its edges by its mirror image. The ink saver has white
// prairie, pale mountains with an outline, and paler colours. Opaque; may be called from any thread.
QImage tileImage(const TileDesign& design, const print::FaceRaster& raster, bool inkSaver,
                 const art::Theme& theme = print::paperTheme(), const art::PartPictures& own = {});

// A picture as the back of tiles, over their ground, with so many px of bleed on each side.
QImage backImage(const QImage& picture, int bleed, const QColor& ground, bool inkSaver);

} // namespace lodeline::goldrush::editor
