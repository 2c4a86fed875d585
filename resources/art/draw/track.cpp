// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/draw/canvas.h"
#include "resources/art/land/noise.h"

#include <algorithm>
#include <cmath>

namespace lodeline::art {

using namespace goldrush;

namespace {

constexpr double kSleeperStep = 1.0 / 12;
constexpr double kGauge = 0.036; // from the centre line to a rail

// The same line, a little longer where it ends on the tile's edge, so that its stroke covers the edge pixels.
QPainterPath overEdge(const Polyline& line)
{
    const auto outward = [](QPointF p, QPointF direction) {
        const bool onEdge = p.x() < 1e-6 || p.y() < 1e-6 || p.x() > 1 - 1e-6 || p.y() > 1 - 1e-6;
        return onEdge ? p + 0.05 * direction : p;
    };
    std::vector<QPointF> points = line.points();
    points.insert(points.begin(), outward(line.at(0), -line.direction(0)));
    points.push_back(outward(line.at(line.length()), line.direction(line.length())));
    return Polyline(std::move(points)).path();
}

void stroke(const Canvas& canvas, const QPainterPath& path, const QColor& colour, double width)
{
    canvas.painter.strokePath(path, pen(colour, width, Qt::FlatCap));
}

void drawBed(const Canvas& canvas, const Polyline& line)
{
    const QPainterPath centre = overEdge(line);
    stroke(canvas, centre, canvas.theme.track.bedShadow, 2 * kTrackHalfWidth + 0.03);
    stroke(canvas, centre, canvas.shaded(canvas.theme.track.ballast.darker(128)), 2 * kTrackHalfWidth);
    stroke(canvas, centre, canvas.shaded(canvas.theme.track.ballast), 2 * kTrackHalfWidth - 0.02);
    if (canvas.px < 60)
        return;
    canvas.painter.setPen(Qt::NoPen);
    const int stones = static_cast<int>(line.length() * 150);
    for (int i = 0; i < stones; ++i) {
        const auto n = static_cast<std::uint32_t>(i);
        const double along = line.length() * (i + unitHash(n, 1)) / stones;
        const double off = (unitHash(n, 2) * 2 - 1) * (kTrackHalfWidth - 0.012);
        const QPointF direction = line.direction(along);
        const QPointF at = line.at(along) + off * QPointF(-direction.y(), direction.x());
        const bool dark = unitHash(n, 3) < 0.5;
        canvas.painter.setBrush(canvas.shaded(dark ? canvas.theme.track.ballast.darker(122)
                                                   : canvas.theme.track.ballast.lighter(114)));
        const double radius = 0.004 + 0.004 * unitHash(n, 4);
        canvas.painter.drawEllipse(at, radius, radius);
    }
}

// Sleepers lie half a step from each edge, so the step goes on across it.
void drawSleepers(const Canvas& canvas, const Polyline& line, bool through)
{
    const double length = line.length();
    const double step = through ? length / std::max(1.0, std::round(length / kSleeperStep)) : kSleeperStep;
    const double half = kTrackHalfWidth - 0.014;
    const auto draw = [&](const QColor& colour, double width, QPointF shift) {
        canvas.painter.setPen(pen(colour, width, Qt::FlatCap));
        for (double along = step / 2; along < length; along += step) {
            const QPointF direction = line.direction(along);
            const QPointF across(-direction.y(), direction.x());
            canvas.painter.drawLine(line.at(along) - half * across + shift,
                                    line.at(along) + half * across + shift);
        }
    };
    draw(canvas.theme.track.sleeperShadow, 0.034, {0.004, 0.006});
    draw(canvas.shaded(canvas.theme.track.sleeper), 0.030, {});
    if (canvas.px >= 90)
        draw(canvas.shaded(canvas.theme.track.sleeper.lighter(135)), 0.010, {});
}

void drawRails(const Canvas& canvas, const Polyline& line)
{
    const double width = std::max(0.017, 1.1 / canvas.px);
    for (const double off : {-kGauge, kGauge}) {
        const QPainterPath rail = overEdge(line.shifted(off));
        stroke(canvas, rail, canvas.theme.track.railShadow, width + 0.012);
        stroke(canvas, rail, canvas.shaded(canvas.theme.track.rail), width);
        if (canvas.px >= 70)
            stroke(canvas, rail, canvas.shaded(canvas.theme.track.railShine), width * 0.4);
    }
}

void drawLine(const Canvas& canvas, const Polyline& line, bool through)
{
    if (line.isEmpty())
        return;
    drawSleepers(canvas, line, through);
    drawRails(canvas, line);
}

} // namespace

void drawTracks(const Canvas& canvas, const Layout& layout)
{
    for (const TrackLine& track : layout.tracks) {
        for (const Polyline& line : track.visible)
            drawBed(canvas, line);
    }
    for (const TrackLine& track : layout.tracks) {
        const bool whole = track.end == RailroadEnd::Through && track.visible.size() == 1;
        for (std::size_t i = 0; i < track.visible.size(); ++i) {
            const Polyline& line = track.visible[i];
            const bool atEnd = i > 0; // measured from its edge
            drawLine(canvas, atEnd ? Polyline({line.points().rbegin(), line.points().rend()}) : line, whole);
        }
    }
}

void drawBridges(const Canvas& canvas, const Layout& layout)
{
    constexpr double half = 0.15;
    constexpr double side = kTrackHalfWidth + 0.012;
    const TrackColours& colours = canvas.theme.track;
    for (const Bridge& bridge : layout.bridges) {
        const QPointF along = bridge.upper;
        const QPointF across(-along.y(), along.x());
        const auto corner = [&](double a, double b) { return bridge.at + a * along + b * across; };
        QPainter& painter = canvas.painter;
        painter.setPen(Qt::NoPen);
        painter.setBrush(colours.bridgeShadow);
        const QPointF shadow =
            rotated(QPointF(0.52, 0.525), static_cast<Rotation>((4 - index(canvas.rotation)) & 3)) -
            QPointF(0.5, 0.5);
        painter.drawPolygon(QPolygonF({corner(-half, -side) + shadow, corner(half, -side) + shadow,
                                       corner(half, side) + shadow, corner(-half, side) + shadow}));
        painter.setBrush(canvas.shaded(colours.bridge));
        painter.drawPolygon(
            QPolygonF({corner(-half, -side), corner(half, -side), corner(half, side), corner(-half, side)}));
        const Polyline deck = Polyline::straight(corner(-half, 0), corner(half, 0));
        drawLine(canvas, deck, true);
        for (const double rail : {-side, side}) {
            painter.setPen(pen(canvas.shaded(colours.bridgeOutline), 0.034, Qt::SquareCap));
            painter.drawLine(corner(-half, rail), corner(half, rail));
            painter.setPen(pen(canvas.shaded(colours.bridgeBeam), 0.016, Qt::SquareCap));
            painter.drawLine(corner(-half, rail), corner(half, rail));
        }
    }
}

} // namespace lodeline::art
