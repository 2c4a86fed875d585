// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/tile.h"
#include "resources/art/theme/theme.h"

#include <QImage>
#include <QRectF>

class QPainter;

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

// The theme where ink is saved. What is painted by it is made paler still: `kPaleOpacity` of it is left.
art::Theme paleOf(art::Theme theme);
inline constexpr double kPaleOpacity = 0.72;
// Along the feet of the mountains, as they are too pale to be seen; not on the picture of a tile's own.
void outlineMountains(QPainter& painter, const QRectF& cut, const TileDesign& design, const QColor& colour);

// The game's own picture of a tile, continued beyond its edges by its mirror image. The ink saver has white
// prairie, pale mountains with an outline, and paler colours. Opaque; may be called from any thread.
QImage tileImage(const TileDesign& design, const TileRaster& raster, bool inkSaver,
                 const art::Theme& theme = paperTheme());

} // namespace lodeline::goldrush::editor
