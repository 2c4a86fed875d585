// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/tileblit.h"

#include "resources/art/draw/onpixels.h"
#include "resources/art/tilepixmaps.h"

#include <QPainter>

#include <algorithm>

namespace lodeline::art {

bool blitTile(QPainter* painter, qreal tileSize, TilePixmaps& pixmaps, int design, Rotation rotation,
              BlitQuality quality)
{
    const OnPixels pixels(*painter, tileSize);
    const QRect target = pixels.target();
    if (target.isEmpty())
        return true;
    const QSize px = target.size();
    const bool exact = quality == BlitQuality::Exact || pixmaps.hasExact(design, rotation, px);
    if (exact) {
        painter->drawPixmap(target, pixmaps.exact(design, rotation, px));
    } else {
        const bool smooth = painter->testRenderHint(QPainter::SmoothPixmapTransform);
        painter->setRenderHint(QPainter::SmoothPixmapTransform, false);
        painter->drawPixmap(target, pixmaps.coarse(design, rotation, std::max(px.width(), px.height())));
        painter->setRenderHint(QPainter::SmoothPixmapTransform, smooth);
    }
    return exact;
}

} // namespace lodeline::art
