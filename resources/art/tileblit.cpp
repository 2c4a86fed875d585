// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/tileblit.h"

#include "resources/art/tilepixmaps.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace lodeline::art {

namespace {

// Biased, so that both neighbours of an edge at x.5 go the same way.
int rounded(qreal value)
{
    return static_cast<int>(std::floor(value + 0.5 + 1e-6));
}

} // namespace

bool blitTile(QPainter* painter, qreal tileSize, TilePixmaps& pixmaps, int design, Rotation rotation,
              BlitQuality quality)
{
    const QTransform world = painter->worldTransform();
    const QTransform device = painter->deviceTransform(); // with the device pixel ratio and any redirection
    if (!world.isInvertible() || !device.isInvertible())
        return true;
    const int left = rounded(device.dx());
    const int top = rounded(device.dy());
    const QSize px(rounded(device.m11() * tileSize + device.dx()) - left,
                   rounded(device.m22() * tileSize + device.dy()) - top);
    if (px.isEmpty())
        return true;
    painter->setWorldTransform((world.inverted() * device).inverted()); // physical pixels
    const QRect target(QPoint(left, top), px);
    const bool exact = quality == BlitQuality::Exact || pixmaps.hasExact(design, rotation, px);
    if (exact) {
        painter->drawPixmap(target, pixmaps.exact(design, rotation, px));
    } else {
        const bool smooth = painter->testRenderHint(QPainter::SmoothPixmapTransform);
        painter->setRenderHint(QPainter::SmoothPixmapTransform, false);
        painter->drawPixmap(target, pixmaps.coarse(design, rotation, std::max(px.width(), px.height())));
        painter->setRenderHint(QPainter::SmoothPixmapTransform, smooth);
    }
    painter->setWorldTransform(world);
    return exact;
}

} // namespace lodeline::art
