// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/draw/canvas.h"
#include "resources/art/land/noise.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace lodeline::art {

using namespace goldrush;

namespace {

// A width in tiles that is seen on small tiles, too.
double seenWidth(const Canvas& canvas, double width, double pixels)
{
    return std::max(width, pixels / canvas.px);
}

QPointF onScreen(const Canvas& canvas, QPointF shift)
{
    return rotated(QPointF(0.5, 0.5) + shift, static_cast<Rotation>((4 - index(canvas.rotation)) & 3)) -
           QPointF(0.5, 0.5);
}

void drawShadow(const Canvas& canvas, const Way& way)
{
    const double foot = std::min(0.6 * way.halfWidth(), way.line.length() / 4);
    const QPainterPath line = way.line.part(foot, way.line.length() - foot).path();
    canvas.painter.strokePath(line.translated(onScreen(canvas, {0.018, 0.024})),
                              pen(canvas.theme.ways.shadow, 2 * way.halfWidth() + 0.01, Qt::FlatCap));
}

// Planks between two railings.
void drawTrail(const Canvas& canvas, const Polyline& line)
{
    QPainter& painter = canvas.painter;
    const WayColours& colours = canvas.theme.ways;
    const double rail = seenWidth(canvas, 0.024, 1.2);
    const double half = halfWidthOf(WayKind::Trail);
    const QPainterPath path = line.path();
    painter.strokePath(path, pen(canvas.shaded(colours.trailEdge), 2 * half + rail, Qt::FlatCap));
    painter.strokePath(path, pen(canvas.shaded(colours.trail), 2 * half - rail, Qt::FlatCap));
    if (canvas.px < 60)
        return;
    const auto across = [&line](double along) {
        const QPointF direction = line.direction(along);
        return QPointF(-direction.y(), direction.x());
    };
    painter.setPen(pen(canvas.shaded(colours.trailRut), 0.008, Qt::FlatCap));
    for (double along = 0.02; along < line.length() - 0.01; along += 0.026) {
        const QPointF reach = (half - 0.014) * across(along);
        painter.drawLine(line.at(along) - reach, line.at(along) + reach);
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(canvas.shaded(colours.trailEdge));
    const int posts = std::max(1, static_cast<int>(std::lround(line.length() / 0.085)));
    for (int i = 0; i <= posts; ++i) {
        const double along = line.length() * i / posts;
        for (const double side : {-half, half})
            painter.drawEllipse(line.at(along) + side * across(along), 0.015, 0.015);
    }
}

constexpr double kArchHalf = halfWidthOf(WayKind::Arch);

// One side of an arch from (0, 0) along x: narrow in the middle, where it is thinnest.
QPainterPath archSide(double length, double side)
{
    QPainterPath path;
    const double end = side * (kArchHalf + 0.02);
    const double waist = side * (kArchHalf - 0.004);
    path.moveTo(0, end);
    path.cubicTo(length * 0.25, waist, length * 0.75, waist, length, end);
    return path;
}

void drawArch(const Canvas& canvas, const Polyline& line, std::uint32_t seed)
{
    QPainter& painter = canvas.painter;
    const WayColours& colours = canvas.theme.ways;
    const double length = line.length();
    const QPointF direction = line.direction(0);
    painter.save();
    painter.translate(line.at(0));
    painter.rotate(std::atan2(direction.y(), direction.x()) * 180 / std::numbers::pi);
    QPainterPath top = archSide(length, -1);
    top.connectPath(archSide(length, 1).toReversed());
    top.closeSubpath();
    painter.fillPath(top, canvas.shaded(colours.arch));
    if (canvas.px >= 60) {
        painter.setPen(pen(canvas.shaded(colours.archCrack), 0.007));
        const int cracks = static_cast<int>(length / 0.02);
        for (int i = 1; i < cracks; ++i) {
            const auto n = static_cast<std::uint32_t>(i);
            const QPointF at(length * i / cracks, (unitHash(n, seed) - 0.5) * 1.2 * kArchHalf);
            painter.drawLine(at, at + QPointF(0.016, 0.03 * (unitHash(n, seed, 1) - 0.5)));
        }
    }
    for (const double side : {-1.0, 1.0})
        painter.strokePath(archSide(length, side),
                           pen(canvas.shaded(colours.archEdge), seenWidth(canvas, 0.022, 1.2), Qt::FlatCap));
    painter.restore();
}

} // namespace

void drawWays(const Canvas& canvas, const Layout& layout)
{
    for (const Way& way : layout.ways) {
        drawShadow(canvas, way);
        way.kind == WayKind::Trail ? drawTrail(canvas, way.line) : drawArch(canvas, way.line, layout.seed);
    }
}

void drawTunnels(const Canvas& canvas, const Layout& layout)
{
    QPen dashes = pen(canvas.shaded(canvas.theme.ways.tunnel), seenWidth(canvas, 0.022, 1.4), Qt::FlatCap);
    dashes.setDashPattern({2.0, 1.4});
    for (const TrackLine& track : layout.tracks) {
        for (const Polyline& line : track.hidden)
            canvas.painter.strokePath(line.path(), dashes);
    }
}

void drawFences(const Canvas& canvas, const Layout& layout)
{
    QPainter& painter = canvas.painter;
    const WayColours& colours = canvas.theme.ways;
    // Along its rim a tile looks as any other with such edges, so that it joins those without a fence.
    const double rim = 1 / canvas.px;
    painter.save();
    painter.setClipRect(QRectF(rim, rim, 1 - 2 * rim, 1 - 2 * rim), Qt::IntersectClip);
    for (const Polyline& fence : layout.fences) {
        const QPainterPath line = fence.path();
        painter.strokePath(line, pen(canvas.shaded(colours.fenceOutline), seenWidth(canvas, 0.024, 1.6)));
        if (canvas.px >= 60)
            painter.strokePath(line, pen(canvas.shaded(colours.fence), 0.010));
    }
    painter.restore();
    if (canvas.px < 60)
        return;
    constexpr double apart = 0.06;
    // The next tile goes on from here, with a fence or without.
    const QRectF inner = QRectF(0, 0, 1, 1).adjusted(0.05, 0.05, -0.05, -0.05);
    for (const Polyline& fence : layout.fences) {
        const int posts = std::max(1, static_cast<int>(std::lround(fence.length() / apart)));
        for (int i = 0; i <= posts; ++i) {
            const QPointF at = fence.at(fence.length() * i / posts);
            if (!inner.contains(at))
                continue;
            canvas.standAt(at, 1);
            painter.setPen(pen(canvas.shaded(colours.fenceOutline), 0.012));
            painter.setBrush(canvas.shaded(colours.fence));
            painter.drawRect(QRectF(-0.010, -0.026, 0.020, 0.038));
            painter.restore();
        }
    }
}

} // namespace lodeline::art
