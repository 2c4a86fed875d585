// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "resources/art/draw/setsymbols.h"
#include "resources/art/land/layout.h"
#include "resources/art/theme/theme.h"

#include <QPainter>
#include <QPen>

#include <functional>
#include <initializer_list>

namespace lodeline::art {

// A painter whose unit square is the unrotated tile, with what the parts of a picture need to know.
struct Canvas
{
    QPainter& painter;
    const Theme& theme;
    Rotation rotation = Rotation::R0;
    double px = 100;   // physical pixels a tile
    bool fades = true; // whether gradients may go from one opacity to another; what Qt writes as PDF may not
    SetSymbols symbols{};

    QColor shaded(QColor colour) const; // at the theme's brightness
    // Makes (0,0) with size 1 stand upright on the screen at a point of the tile; ends with
    // `painter.restore()`.
    void standAt(QPointF at, double size) const;
};

QPen pen(const QColor& colour, double width, Qt::PenCapStyle cap = Qt::RoundCap);
QPolygonF polygon(std::initializer_list<std::initializer_list<double>> points);
QPainterPath path(std::initializer_list<std::initializer_list<double>> points); // closed
// What a stroke of a figure's outline covers, `width` wide, without overlaps: found once, it is filled
// several times as fast as the outline is stroked.
QPainterPath strokeOf(const QPainterPath& outline, double width);

void drawTracks(const Canvas& canvas, const Layout& layout);
void drawBridges(const Canvas& canvas, const Layout& layout);
void drawTurntable(const Canvas& canvas, const Layout& layout);
void drawBuffers(const Canvas& canvas, const Layout& layout);
void drawMounds(const Canvas& canvas, const Layout& layout);
void drawPortals(const Canvas& canvas, const Layout& layout);
void drawTownGround(const Canvas& canvas, const Layout& layout);
void drawFences(const Canvas& canvas, const Layout& layout);
void drawTunnels(const Canvas& canvas, const Layout& layout);
void drawWays(const Canvas& canvas, const Layout& layout);
void drawTown(const Canvas& canvas, const Layout& layout);
void drawScatter(const Canvas& canvas, const Layout& layout);
Shown drawSymbols(
    const Canvas& canvas, const Layout& layout,
    const std::function<bool(SymbolKind)>& isShown = [](SymbolKind) { return true; });

// Upright figures in the square (-0.5, -0.5) to (0.5, 0.5), standing on y = 0.42 or so.
void drawNugget(const Canvas& canvas);
void drawLocomotive(const Canvas& canvas);
void drawTipi(const Canvas& canvas, std::uint32_t seed);
void drawHorse(const Canvas& canvas, std::uint32_t seed);
void drawHouse(const Canvas& canvas, std::uint32_t seed);
void drawWaterTower(const Canvas& canvas);
void drawPine(const Canvas& canvas);
// A number on a small disc.
void drawCount(const Canvas& canvas, int count);

} // namespace lodeline::art
