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
    const QPointF across(-direction.y(), direction.x());
    const QPointF left = at - 0.058 * across;
    const QPointF right = at + 0.058 * across;
    painter.setPen(pen(canvas.shaded(QColor(0x3a, 0x14, 0x0c)), 0.044, Qt::SquareCap));
    painter.drawLine(left, right);
    painter.setPen(pen(canvas.shaded(QColor(0xd6, 0x3a, 0x2a)), 0.030, Qt::SquareCap));
    painter.drawLine(left, right);
    painter.setPen(pen(canvas.shaded(QColor(0xfa, 0xf2, 0xe4)), 0.030, Qt::FlatCap));
    painter.drawLine(at - 0.018 * across, at + 0.018 * across);
}

void drawMound(const Canvas& canvas, const Portal& portal)
{
    QPainter& painter = canvas.painter;
    const QPointF centre = portal.at + 0.11 * portal.into;
    painter.save();
    painter.translate(centre);
    painter.rotate(std::atan2(portal.into.y(), portal.into.x()) * 180 / std::numbers::pi);
    QRadialGradient hill(QPointF(-0.02, 0), 0.17);
    hill.setColorAt(0.0, canvas.shaded(canvas.theme.grassLight));
    hill.setColorAt(0.6, canvas.shaded(canvas.theme.grass));
    hill.setColorAt(1.0, canvas.shaded(canvas.theme.grassDark));
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(40, 30, 10, 50));
    painter.drawEllipse(QPointF(0.01, 0.01), 0.165, 0.155);
    painter.setBrush(hill);
    painter.drawEllipse(QPointF(0, 0), 0.15, 0.14);
    painter.restore();
}

void drawPortal(const Canvas& canvas, const Portal& portal)
{
    QPainter& painter = canvas.painter;
    painter.save();
    painter.translate(portal.at);
    painter.rotate(std::atan2(portal.into.y(), portal.into.x()) * 180 / std::numbers::pi + 90);
    // Seen from the track: the hill lies towards negative y.
    QPainterPath wall;
    wall.moveTo(-0.125, 0.035);
    wall.lineTo(-0.115, -0.05);
    wall.quadTo(-0.07, -0.145, 0, -0.15);
    wall.quadTo(0.07, -0.145, 0.115, -0.05);
    wall.lineTo(0.125, 0.035);
    wall.closeSubpath();
    painter.setPen(pen(canvas.shaded(QColor(0x3a, 0x2c, 0x22)), 0.016));
    painter.setBrush(canvas.shaded(QColor(0xb9, 0xa6, 0x8c)));
    painter.drawPath(wall);
    painter.setPen(pen(canvas.shaded(QColor(0x7d, 0x6a, 0x55)), 0.009));
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
    QLinearGradient dark(0, 0.04, 0, -0.08);
    dark.setColorAt(0, QColor(20, 14, 12, 150));
    dark.setColorAt(0.45, QColor(16, 11, 10, 255));
    painter.setPen(pen(canvas.shaded(QColor(0x4a, 0x3a, 0x2c)), 0.012));
    painter.setBrush(dark);
    painter.drawPath(mouth);
    painter.restore();
}

} // namespace

void drawTurntable(const Canvas& canvas, const Layout& layout)
{
    if (!layout.turntable)
        return;
    QPainter& painter = canvas.painter;
    const QPointF centre = layout.turntable->centre;
    const double radius = layout.turntable->radius;
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(40, 28, 12, 80));
    painter.drawEllipse(centre, radius + 0.03, radius + 0.03);
    painter.setBrush(canvas.shaded(QColor(0xc4, 0xb4, 0x9c)));
    painter.drawEllipse(centre, radius + 0.014, radius + 0.014);
    QRadialGradient pit(centre, radius);
    pit.setColorAt(0, canvas.shaded(QColor(0x8b, 0x7a, 0x66)));
    pit.setColorAt(1, canvas.shaded(QColor(0x5d, 0x4e, 0x40)));
    painter.setBrush(pit);
    painter.drawEllipse(centre, radius - 0.012, radius - 0.012);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(pen(canvas.shaded(QColor(0x35, 0x2d, 0x28)), 0.010));
    painter.drawEllipse(centre, radius * 0.66, radius * 0.66);

    painter.save();
    painter.translate(centre);
    painter.rotate(-22.5);
    const double reach = radius - 0.014;
    painter.setPen(pen(canvas.shaded(QColor(0x32, 0x20, 0x12)), 0.010));
    painter.setBrush(canvas.shaded(QColor(0x9a, 0x6e, 0x42)));
    painter.drawRect(QRectF(-reach, -0.052, 2 * reach, 0.104));
    painter.setPen(pen(canvas.shaded(QColor(0x6d, 0x49, 0x2a)), 0.010, Qt::FlatCap));
    for (double x = -reach + 0.025; x < reach; x += 0.035)
        painter.drawLine(QPointF(x, -0.045), QPointF(x, 0.045));
    painter.setPen(pen(canvas.shaded(canvas.theme.rail), 0.016, Qt::FlatCap));
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

void drawPortals(const Canvas& canvas, const Layout& layout)
{
    for (const Portal& portal : layout.portals) {
        if (portal.inMeadow)
            drawMound(canvas, portal);
        drawPortal(canvas, portal);
    }
}

} // namespace lodeline::art
