// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/tileblit.h"

#include "resources/art/tilepixmaps.h"

namespace lodeline::art {

bool blitTile(QPainter* painter, qreal tileSize, TilePixmaps& pixmaps, int design, Rotation rotation,
              BlitQuality quality)
{
    return blit(
        *painter, tileSize, quality, [&](QSize px) { return pixmaps.hasExact(design, rotation, px); },
        [&](QSize px) { return pixmaps.exact(design, rotation, px); });
}

} // namespace lodeline::art
