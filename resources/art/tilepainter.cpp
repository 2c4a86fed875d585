// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/tilepainter.h"

#include "resources/art/draw/canvas.h"
#include "resources/art/land/relief.h"

#include <algorithm>
#include <cmath>

namespace lodeline::art {

namespace {

constexpr int kMostPixels = 640; // of painted land a side; more is stretched

QSize landSize(const QPainter& painter, const QRectF& target)
{
    const QRectF device = painter.deviceTransform().mapRect(target);
    const auto side = [](double length) { return std::clamp(static_cast<int>(std::lround(length)), 1, kMostPixels); };
    return {side(device.width()), side(device.height())};
}

} // namespace

void paintTile(QPainter& painter, const QRectF& target, const TileDesign& design, const Theme& theme,
               Rotation rotation)
{
    if (target.isEmpty())
        return;
    const std::shared_ptr<const Layout> layout = layoutOf(design);
    const QSize px = landSize(painter, target);
    painter.save();
    painter.setClipRect(target, Qt::IntersectClip);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    painter.drawImage(target, paintLand(*layout, theme, rotation, px));
    painter.translate(target.topLeft());
    painter.scale(target.width(), target.height());
    painter.translate(0.5, 0.5);
    painter.rotate(degrees(rotation));
    painter.translate(-0.5, -0.5);
    const Canvas canvas{painter, theme, rotation, double(std::min(px.width(), px.height()))};
    drawScatter(canvas, *layout);
    drawTracks(canvas, *layout);
    drawBridges(canvas, *layout);
    drawTurntable(canvas, *layout);
    drawBuffers(canvas, *layout);
    drawPortals(canvas, *layout);
    drawTown(canvas, *layout);
    drawSymbols(canvas, *layout);
    painter.restore();
}

} // namespace lodeline::art
