// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/land/landplan.h"

#include "resources/art/land/layout.h"

#include <QImage>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numbers>

namespace lodeline::art {

namespace {

constexpr double kGorgeSeen = -0.2; // where a gorge begins to be dark
constexpr double kRim = 0.014;      // around a turntable
constexpr double kBeam = 0.08;      // half of a buffer stop
constexpr double kBeamWidth = 0.044;

// By how much what parts the ground is wider than its line, and what stays clear beside it.
struct Margins
{
    double fence = 0.024;
    double rock = 0;
    double masonry = 1;
    double beam = 0;
    double town = 0; // its houses stand around it
};

Margins marginsOf(LandPlan::Look look)
{
    return look == LandPlan::Look::AtGround ? Margins{0.054, 0.006, 1.2, 0.01, 0.045} : Margins{};
}

using Kind = LandPlan::Kind;

QColor colourOf(Kind kind, int number = 0)
{
    return {static_cast<int>(kind), number / 256, number % 256};
}

QPen penOf(const QColor& colour, double width, Qt::PenCapStyle cap = Qt::FlatCap)
{
    return {colour, width, Qt::SolidLine, cap, Qt::RoundJoin};
}

// As seen from the track: the hill lies towards negative y.
QPainterPath wallOf(const Portal& portal, double size)
{
    QPainterPath wall;
    wall.moveTo(-0.133, 0.043);
    wall.lineTo(-0.123, -0.05);
    wall.quadTo(-0.075, -0.153, 0, -0.158);
    wall.quadTo(0.075, -0.153, 0.123, -0.05);
    wall.lineTo(0.133, 0.043);
    wall.closeSubpath();
    QTransform lies;
    lies.translate(portal.at.x(), portal.at.y());
    lies.rotateRadians(std::atan2(portal.into.y(), portal.into.x()) + std::numbers::pi / 2);
    lies.scale(size * portal.size, size * portal.size);
    return lies.map(wall);
}

QPainterPath moundOf(const Portal& portal)
{
    QPainterPath mound;
    mound.addEllipse(QPointF(kMoundAhead, 0), kMoundRadius + 0.01, kMoundRadius);
    QTransform lies;
    lies.translate(portal.at.x(), portal.at.y());
    lies.rotateRadians(std::atan2(portal.into.y(), portal.into.x()));
    return lies.map(mound);
}

void layGround(const Layout& layout, const Margins& margins, QImage& plan)
{
    plan.fill(colourOf(Kind::Prairie));
    const QRgb rock = colourOf(Kind::Mountain).rgb();
    const QRgb nothing = colourOf(Kind::Nothing).rgb();
    std::vector<DepthStep> steps;
    for (int i = 0; i < LandPlan::kCells; ++i)
        steps.push_back(Layout::depthStep((i + 0.5) / LandPlan::kCells));
    for (std::size_t y = 0; y < LandPlan::kCells; ++y) {
        auto* row = reinterpret_cast<QRgb*>(plan.scanLine(static_cast<int>(y)));
        for (std::size_t x = 0; x < LandPlan::kCells; ++x) {
            const double depth = layout.depths.empty() ? -1 : layout.depthAt(steps[x], steps[y]);
            if (depth > margins.rock)
                row[x] = rock;
            else if (depth > -margins.rock ||
                     (!layout.gorges.empty() && layout.gorgeAt(steps[x], steps[y]) > kGorgeSeen))
                row[x] = nothing;
        }
    }
}

void drawOnGround(const Layout& layout, const Margins& margins, QImage& plan)
{
    const QColor nothing = colourOf(Kind::Nothing);
    QPainter painter(&plan);
    painter.scale(LandPlan::kCells, LandPlan::kCells);
    painter.setPen(Qt::NoPen);
    painter.setBrush(nothing);
    if (layout.town)
        painter.drawEllipse(layout.town->centre, layout.town->radius + margins.town,
                            layout.town->radius + margins.town);
    for (const Portal& portal : layout.portals) {
        if (portal.inMeadow)
            painter.fillPath(moundOf(portal), colourOf(Kind::Prairie));
    }
    for (const Polyline& fence : layout.fences)
        painter.strokePath(fence.path(), penOf(nothing, margins.fence, Qt::RoundCap));
    for (const TrackLine& track : layout.tracks) {
        for (const Polyline& line : track.visible)
            painter.strokePath(line.path(),
                               penOf(colourOf(Kind::Railroad, track.railroad), 2 * kTrackHalfWidth));
    }
    if (layout.turntable)
        painter.drawEllipse(layout.turntable->centre, layout.turntable->radius + kRim,
                            layout.turntable->radius + kRim);
    for (const TrackLine& track : layout.tracks) {
        const double length = track.line.length();
        const QPointF ahead = track.line.direction(length);
        const QPointF across = (kBeam + margins.beam) * QPointF(-ahead.y(), ahead.x());
        if (track.stub)
            painter.strokePath(
                Polyline::straight(track.line.at(length) - across, track.line.at(length) + across).path(),
                penOf(nothing, kBeamWidth + margins.beam));
    }
    for (const Portal& portal : layout.portals)
        painter.fillPath(wallOf(portal, margins.masonry), nothing);
    int number = 0;
    for (const Way& way : layout.ways)
        painter.strokePath(way.line.path(),
                           penOf(colourOf(Kind::Way, number++), 2 * (way.halfWidth() + LandPlan::kRail)));
}

} // namespace

LandPlan::LandPlan(const Layout& layout, Look look)
{
    const Margins margins = marginsOf(look);
    QImage plan(kCells, kCells, QImage::Format_RGB32);
    layGround(layout, margins, plan);
    drawOnGround(layout, margins, plan);
    sights_.reserve(kAll);
    for (int row = 0; row < kCells; ++row) {
        const auto* colours = reinterpret_cast<const QRgb*>(plan.constScanLine(row));
        std::transform(colours, colours + kCells, std::back_inserter(sights_), [](QRgb colour) {
            return Sight{static_cast<Kind>(qRed(colour)), 256 * qGreen(colour) + qBlue(colour)};
        });
    }
}

QPointF LandPlan::centre(int cell)
{
    return (QPointF(columnAndRow(cell)) + QPointF(0.5, 0.5)) / kCells;
}

int LandPlan::cellAt(QPointF point)
{
    const bool inside = point.x() > 0 && point.y() > 0 && point.x() < 1 && point.y() < 1;
    return inside ? static_cast<int>(point.y() * kCells) * kCells + static_cast<int>(point.x() * kCells) : -1;
}

} // namespace lodeline::art
