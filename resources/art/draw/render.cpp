// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/draw/render.h"

#include "resources/art/draw/canvas.h"
#include "resources/art/relief/relief.h"

#include <QSvgRenderer>

#include <algorithm>
#include <cmath>

namespace lodeline::art {

namespace {

constexpr int kMostPixels = 640; // of painted land a side; more is stretched

QSize landSize(const QPainter& painter, const QRectF& target)
{
    const QRectF device = painter.deviceTransform().mapRect(target);
    const auto side = [](double length) {
        return std::clamp(static_cast<int>(std::lround(length)), 1, kMostPixels);
    };
    return {side(device.width()), side(device.height())};
}

// Clips to the target and makes the unrotated tile the unit square, until it goes out of scope.
class TileFrame
{
public:
    TileFrame(QPainter& painter, const QRectF& target, Rotation rotation)
        : painter_(painter)
    {
        painter.save();
        painter.setClipRect(target, Qt::IntersectClip);
        painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
        painter.translate(target.topLeft());
        painter.scale(target.width(), target.height());
        painter.translate(0.5, 0.5);
        painter.rotate(degrees(rotation));
        painter.translate(-0.5, -0.5);
    }
    ~TileFrame() { painter_.restore(); }
    TileFrame(const TileFrame&) = delete;
    TileFrame& operator=(const TileFrame&) = delete;

private:
    QPainter& painter_;
};

} // namespace

void paintLayout(QPainter& painter, const QRectF& target, const Layout& layout, const Theme& theme,
                 Rotation rotation)
{
    const QSize px = landSize(painter, target);
    painter.drawImage(target, paintLand(layout, theme, rotation, px));
    const TileFrame frame(painter, target, rotation);
    const Canvas canvas{painter, theme, rotation, double(std::min(px.width(), px.height()))};
    drawScatter(canvas, layout);
    drawTownGround(canvas, layout);
    drawTracks(canvas, layout);
    drawBridges(canvas, layout);
    drawTurntable(canvas, layout);
    drawBuffers(canvas, layout);
    drawPortals(canvas, layout);
    drawTown(canvas, layout);
    drawSymbols(canvas, layout);
}

void paintSvg(QPainter& painter, const QRectF& target, const QByteArray& svg, const Theme& theme,
              Rotation rotation)
{
    painter.fillRect(target, theme.grass);
    const TileFrame frame(painter, target, rotation);
    QSvgRenderer renderer(svg);
    renderer.setAspectRatioMode(Qt::IgnoreAspectRatio);
    renderer.render(&painter, QRectF(0, 0, 1, 1));
}

} // namespace lodeline::art
