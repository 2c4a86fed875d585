// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/tile.h"
#include "resources/art/theme/theme.h"

#include <QImage>
#include <QRectF>

namespace lodeline::goldrush::editor {

// How large the picture of a tile is in pixels.
struct TileRaster
{
    int side = 1;  // of the tile as it is cut
    int bleed = 0; // more on each of its four sides

    // For a tile of `size` mm at `dpi`; the bleed is never more than asked for.
    static TileRaster forPrint(double size, double bleed, double dpi);
    // What the whole picture covers where the tile's cut is at `cut`.
    QRectF target(const QRectF& cut) const;

    friend bool operator==(const TileRaster&, const TileRaster&) = default;
};

// Paper is light, whatever the windows are.
const art::Theme& paperTheme();

// The game's own picture of a tile, continued beyond its edges by its mirror image. The ink saver has white
// prairie, pale mountains with an outline, and paler colours. Opaque; may be called from any thread.
QImage tileImage(const TileDesign& design, const TileRaster& raster, bool inkSaver,
                 const art::Theme& theme = paperTheme());

} // namespace lodeline::goldrush::editor
