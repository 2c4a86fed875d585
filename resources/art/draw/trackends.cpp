// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/draw/canvas.h"

#include <cmath>
#include <numbers>

namespace lodeline::art {

using namespace goldrush;

namespace {

// A red and white beam across the end of a track: the railroad ends here.
void drawBeam(const Canvas& canvas, QPointF at, QPointF direction)
{
    QPainter& painter = canvas.painter;
    const TrackColours& colours = canvas.theme.track;
    const QPointF across(-direction.y(), direction.x());
    const QPointF left = at - 0.058 * across;
    const QPointF right = at + 0.058 * across;
    painter.setPen(pen(canvas.shaded(colours.bufferOutline), 0.044, Qt::SquareCap));
    painter.drawLine(left, right);
    painter.setPen(pen(canvas.shaded(colours.buffer), 0.030, Qt::SquareCap));
    painter.drawLine(left, right);
    painter.setPen(pen(canvas.shaded(colours.bufferStripe), 0.030, Qt::FlatCap));
    painter.drawLine(at - 0.018 * across, at + 0.018 * across);
}

void drawMound(const Canvas& canvas, const Portal& portal)
{
    QPainter& painter = canvas.painter;
    const QPointF centre = portal.at + kMoundAhead * portal.into;
    painter.save();
    painter.translate(centre);
    painter.rotate(std::atan2(portal.into.y(), portal.into.x()) * 180 / std::numbers::pi);
    QRadialGradient hill(QPointF(-0.02, 0), 0.17);
    hill.setColorAt(0.0, canvas.shaded(canvas.theme.land.grassLight));
    hill.setColorAt(0.6, canvas.shaded(canvas.theme.land.grass));
    hill.setColorAt(1.0, canvas.shaded(canvas.theme.land.grassDark));
    painter.setPen(Qt::NoPen);
    painter.setBrush(canvas.theme.tunnel.moundShadow);
    painter.drawEllipse(QPointF(0.01, 0.01), 0.165, 0.155);
    painter.setBrush(hill);
    painter.drawEllipse(QPointF(0, 0), 0.15, kMoundRadius);
    painter.restore();
}

// The track is seen going in, and no further than this.
constexpr double kMouthFront = 0.04;
constexpr double kMouthDark = -0.014;

void fillMouth(QPainter& painter, const QPainterPath& mouth, const TunnelColours& colours)
{
    QLinearGradient dark(0, kMouthFront, 0, kMouthDark);
    dark.setColorAt(0, colours.mouth);
    dark.setColorAt(1, colours.dark);
    painter.fillPath(mouth, dark);
}

void fillMouthInSteps(QPainter& painter, const QPainterPath& mouth, const TunnelColours& colours)
{
    constexpr int steps = 12;
    painter.fillPath(mouth, colours.mouth);
    double clear = 1 - colours.mouth.alphaF();
    const double part = clear / steps; // that each step takes away
    for (int step = 1; step <= steps; ++step) {
        QPainterPath behind;
        const double from = kMouthFront + (kMouthDark - kMouthFront) * (step - 0.5) / steps;
        behind.addRect(QRectF(QPointF(-1, -1), QPointF(1, from)));
        QColor colour = colours.dark;
        colour.setAlphaF(static_cast<float>(step == steps ? 1.0 : part / clear));
        painter.fillPath(mouth.intersected(behind), colour);
        clear -= part;
    }
}

void drawPortal(const Canvas& canvas, const Portal& portal)
{
    QPainter& painter = canvas.painter;
    const TunnelColours& colours = canvas.theme.tunnel;
    painter.save();
    painter.translate(portal.at);
    painter.rotate(std::atan2(portal.into.y(), portal.into.x()) * 180 / std::numbers::pi + 90);
    painter.scale(portal.size, portal.size);
    // Seen from the track: the hill lies towards negative y.
    QPainterPath wall;
    wall.moveTo(-0.125, 0.035);
    wall.lineTo(-0.115, -0.05);
    wall.quadTo(-0.07, -0.145, 0, -0.15);
    wall.quadTo(0.07, -0.145, 0.115, -0.05);
    wall.lineTo(0.125, 0.035);
    wall.closeSubpath();
    painter.setPen(pen(canvas.shaded(colours.wallOutline), 0.016));
    painter.setBrush(canvas.shaded(colours.wall));
    painter.drawPath(wall);
    painter.setPen(pen(canvas.shaded(colours.joint), 0.009));
    if (canvas.px >= 80) {
        for (int stone = 0; stone < 7; ++stone) {
            const double angle = std::numbers::pi * (stone + 0.5) / 7;
            const QPointF out(-std::cos(angle), -std::sin(angle));
            painter.drawLine(QPointF(0.076 * out.x(), 0.10 * out.y()),
                             QPointF(0.112 * out.x(), 0.14 * out.y()));
        }
    }
    QPainterPath mouth;
    mouth.moveTo(-0.072, 0.04);
    mouth.lineTo(-0.072, -0.035);
    mouth.quadTo(-0.065, -0.1, 0, -0.102);
    mouth.quadTo(0.065, -0.1, 0.072, -0.035);
    mouth.lineTo(0.072, 0.04);
    canvas.fades ? fillMouth(painter, mouth, colours) : fillMouthInSteps(painter, mouth, colours);
    painter.strokePath(mouth, pen(canvas.shaded(colours.mouthOutline), 0.012));
    painter.restore();
}

} // namespace

void drawTurntable(const Canvas& canvas, const Layout& layout)
{
    if (!layout.turntable)
        return;
    QPainter& painter = canvas.painter;
    const TurntableColours& colours = canvas.theme.turntable;
    const QPointF centre = layout.turntable->centre;
    const double radius = layout.turntable->radius;
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.shadow);
    painter.drawEllipse(centre, radius + 0.03, radius + 0.03);
    painter.setBrush(canvas.shaded(colours.rim));
    painter.drawEllipse(centre, radius + 0.014, radius + 0.014);
    QRadialGradient pit(centre, radius);
    pit.setColorAt(0, canvas.shaded(colours.pit));
    pit.setColorAt(1, canvas.shaded(colours.pitEdge));
    painter.setBrush(pit);
    painter.drawEllipse(centre, radius - 0.012, radius - 0.012);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(pen(canvas.shaded(colours.pitRail), 0.010));
    painter.drawEllipse(centre, radius * 0.66, radius * 0.66);

    painter.save();
    painter.translate(centre);
    painter.rotate(-22.5);
    const double reach = radius - 0.014;
    painter.setPen(pen(canvas.shaded(colours.deckOutline), 0.010));
    painter.setBrush(canvas.shaded(colours.deck));
    painter.drawRect(QRectF(-reach, -0.052, 2 * reach, 0.104));
    painter.setPen(pen(canvas.shaded(colours.plank), 0.010, Qt::FlatCap));
    for (double x = -reach + 0.025; x < reach; x += 0.035)
        painter.drawLine(QPointF(x, -0.045), QPointF(x, 0.045));
    painter.setPen(pen(canvas.shaded(canvas.theme.track.rail), 0.016, Qt::FlatCap));
    for (const double y : {-0.032, 0.032})
        painter.drawLine(QPointF(-reach, y), QPointF(reach, y));
    painter.restore();
    for (const TrackLine& track : layout.tracks) {
        if (track.end == RailroadEnd::Junction && !track.stub)
            drawBeam(canvas, track.line.at(track.line.length() - 0.02),
                     track.line.direction(track.line.length()));
    }
}

void drawBuffers(const Canvas& canvas, const Layout& layout)
{
    for (const TrackLine& track : layout.tracks) {
        if (track.stub)
            drawBeam(canvas, track.line.at(track.line.length()), track.line.direction(track.line.length()));
    }
}

void drawMounds(const Canvas& canvas, const Layout& layout)
{
    for (const Portal& portal : layout.portals) {
        if (portal.inMeadow)
            drawMound(canvas, portal);
    }
}

void drawPortals(const Canvas& canvas, const Layout& layout)
{
    for (const Portal& portal : layout.portals)
        drawPortal(canvas, portal);
}

} // namespace lodeline::art
