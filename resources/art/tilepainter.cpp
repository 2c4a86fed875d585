// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/tilepainter.h"

#include "resources/art/draw/render.h"
#include "resources/art/svgart.h"

#include <QPainter>

namespace lodeline::art {

void paintTile(QPainter& painter, const QRectF& target, const TileDesign& design, const Theme& theme,
               Rotation rotation)
{
    if (target.isEmpty())
        return;
    if (!design.art.empty()) {
        const QByteArray svg = drawableSvg(design.art);
        if (!svg.isEmpty())
            return paintSvg(painter, target, svg, theme, rotation);
    }
    paintLayout(painter, target, *layoutOf(design), theme, rotation);
}

bool samePicture(const TileDesign& a, const TileDesign& b)
{
    return a.art == b.art && (sameLayout(a, b) || !drawableSvg(a.art).isEmpty());
}

} // namespace lodeline::art
