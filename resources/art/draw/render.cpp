// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/draw/render.h"

#include "resources/art/draw/canvas.h"
#include "resources/art/own/ownpictures.h"
#include "resources/art/relief/landshapes.h"
#include "resources/art/relief/relief.h"

#include <QPaintEngine>

#include <algorithm>
#include <cmath>

namespace lodeline::art {

using namespace goldrush;

namespace {

constexpr int kMostPixels = 640; // of painted land a side; more is stretched

ArtLayer layerOf(SymbolKind kind)
{
    switch (kind) {
    case SymbolKind::Nugget:
        return ArtLayer::Nuggets;
    case SymbolKind::Locomotive:
        return ArtLayer::Locomotives;
    case SymbolKind::Tipi:
        return ArtLayer::Tipis;
    case SymbolKind::Horse:
        break;
    }
    return ArtLayer::Herds;
}

QSize sizeOnDevice(const QPainter& painter, const QRectF& target, int most)
{
    const QRectF device = painter.deviceTransform().mapRect(target);
    const auto side = [most](double length) {
        return static_cast<int>(std::clamp<double>(std::round(length), 1, most));
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

void ignore(TilePart /*part*/) {}

void drawRailroads(const Canvas& canvas, const Layout& layout)
{
    drawMounds(canvas, layout);
    drawFences(canvas, layout);
    drawTracks(canvas, layout);
    drawBridges(canvas, layout);
    drawTurntable(canvas, layout);
    drawBuffers(canvas, layout);
    drawTunnels(canvas, layout);
    drawPortals(canvas, layout);
    drawWays(canvas, layout);
}

Shown drawOnLand(const Canvas& canvas, const Layout& layout, const std::function<void(TilePart)>& begins)
{
    begins(TilePart::Plants);
    drawScatter(canvas, layout);
    begins(TilePart::Town);
    drawTownGround(canvas, layout);
    begins(TilePart::Tracks);
    drawRailroads(canvas, layout);
    begins(TilePart::Houses);
    drawTown(canvas, layout);
    begins(TilePart::Symbols);
    return drawSymbols(canvas, layout);
}

} // namespace

Shown paintLayout(QPainter& painter, const QRectF& target, const Layout& layout, const Theme& theme,
                  Rotation rotation, const PartPictures& own)
{
    const QSize px = sizeOnDevice(painter, target, kMostPixels);
    painter.drawImage(target, paintLand(layout, theme, rotation, px));
    const TileFrame frame(painter, target, rotation);
    const Canvas canvas{painter, theme,         rotation, double(std::min(px.width(), px.height())),
                        true,    {own, nullptr}};
    return drawOnLand(canvas, layout, ignore);
}

void paintShapes(QPainter& painter, const QRectF& target, const Layout& layout, const Theme& theme,
                 const std::function<void(TilePart)>& begins, const SetSymbols& symbols)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(target.topLeft());
    painter.scale(target.width(), target.height());
    const LandShapes land(layout, theme);
    const std::function<void(TilePart)> starts = begins ? begins : ignore;
    starts(TilePart::Prairie);
    land.drawPrairie(painter);
    starts(TilePart::Mountains);
    land.drawMountains(painter);
    const bool fades = painter.paintEngine()->type() != QPaintEngine::Pdf;
    drawOnLand(Canvas{painter, theme, Rotation::R0, kMostPixels, fades, symbols}, layout, starts);
    painter.restore();
}

Shown paintAbove(QPainter& painter, const QRectF& target, const Layout& layout, const Theme& theme,
                 Rotation rotation, ArtLayers parts, const SetSymbols& symbols)
{
    const QSize px = sizeOnDevice(painter, target, kMostPixels);
    const TileFrame frame(painter, target, rotation);
    const Canvas canvas{painter, theme, rotation, double(std::min(px.width(), px.height())), true, symbols};
    if (parts.has(ArtLayer::Tracks))
        drawRailroads(canvas, layout);
    return drawSymbols(canvas, layout, [parts](SymbolKind kind) { return parts.has(layerOf(kind)); });
}

QSize pictureSize(const QPainter& painter, const QRectF& target, Rotation rotation)
{
    const QSize px = sizeOnDevice(painter, target, OwnPictures::kMostPixels);
    return index(rotation) % 2 == 0 ? px : px.transposed();
}

void paintPicture(QPainter& painter, const QRectF& target, const QImage& picture, const Theme& theme,
                  Rotation rotation)
{
    painter.fillRect(target, theme.land.grass);
    painter.save();
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    // Turned before it is stretched: pixels stay what they are.
    const QImage turned = picture.transformed(QTransform().rotate(degrees(rotation)));
    painter.drawImage(target, seen(turned, theme.vision));
    painter.restore();
}

} // namespace lodeline::art
