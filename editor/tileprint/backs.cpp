// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tileprint/backs.h"

#include <QPainter>
#include <QPainterPath>

#include <cmath>
#include <numbers>

namespace lodeline::goldrush::editor {
namespace {

QPen line(const QColor& colour, double width, Qt::PenCapStyle cap = Qt::FlatCap)
{
    return QPen(colour, width, Qt::SolidLine, cap, Qt::MiterJoin);
}

QPointF onCircle(double radius, double turns)
{
    const double angle = 2 * std::numbers::pi * turns;
    return {radius * std::sin(angle), -radius * std::cos(angle)};
}

// Rails from the four edges into a ring of track: the same after every quarter turn.
void paintRing(QPainter& painter, const art::TileBackColours& colours)
{
    constexpr double radius = 0.30;
    constexpr double gauge = 0.022;
    constexpr int sleepers = 48;
    painter.setPen(line(colours.sleeper, 0.016));
    for (int i = 0; i < sleepers; ++i)
        painter.drawLine(onCircle(radius - 0.040, double(i) / sleepers),
                         onCircle(radius + 0.040, double(i) / sleepers));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(line(colours.track, 0.011));
    painter.drawEllipse(QPointF(), radius - gauge, radius - gauge);
    painter.drawEllipse(QPointF(), radius + gauge, radius + gauge);
}

// A star with long and short points, each half light and half dark as on a map.
void paintStar(QPainter& painter, const art::TileBackColours& colours, int points, double outer, double inner)
{
    painter.setPen(line(colours.track, 0.006));
    for (int i = 0; i < points; ++i) {
        const QPointF tip = onCircle(outer, double(i) / points);
        for (const double side : {-0.5, 0.5}) {
            painter.setBrush(side < 0 ? colours.emblem : colours.shade);
            painter.drawPolygon(QPolygonF({QPointF(), tip, onCircle(inner, (i + side) / points)}));
        }
    }
}

void paintPick(QPainter& painter, const QColor& wood, const QColor& steel)
{
    painter.setPen(line(wood, 0.05, Qt::RoundCap));
    painter.drawLine(QPointF(0, -0.22), QPointF(0, 0.27));
    QPainterPath head(QPointF(-0.14, -0.15));
    head.quadTo(QPointF(0, -0.30), QPointF(0.14, -0.15));
    painter.setPen(line(steel, 0.05, Qt::RoundCap));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(head);
}

} // namespace

void paintTileBack(QPainter& painter, const QRectF& cut, double bleed, TileBack back,
                   const art::PrintedBacks& backs)
{
    const art::TileBackColours& colours = back == TileBack::Start ? backs.start : backs.tile;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(cut.adjusted(-bleed, -bleed, bleed, bleed), colours.ground);
    painter.translate(cut.center());
    painter.scale(cut.width(), cut.height());
    paintRing(painter, colours);
    if (back == TileBack::Start) {
        paintStar(painter, colours, 8, 0.225, 0.10);
    } else {
        painter.rotate(45);
        paintStar(painter, colours, 4, 0.135, 0.045);
        painter.rotate(-45);
        paintStar(painter, colours, 4, 0.225, 0.055);
    }
    for (const QPointF corner : {QPointF(-1, -1), QPointF(1, -1), QPointF(1, 1), QPointF(-1, 1)}) {
        painter.save();
        painter.translate(0.385 * corner);
        paintStar(painter, colours, 4, 0.05, 0.016);
        painter.restore();
    }
    painter.restore();
}

void paintStartSign(QPainter& painter, const QRectF& cut, const art::TileBackColours& colours)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(cut.center());
    painter.scale(cut.width(), cut.height());
    painter.setPen(line(colours.track, 0.011));
    painter.setBrush(colours.ground);
    painter.drawEllipse(QPointF(), 0.26, 0.26);
    paintStar(painter, colours, 8, 0.225, 0.10);
    painter.restore();
}

void paintTokenBack(QPainter& painter, const QRectF& cut, const art::TokenBackColours& colours,
                    double outline)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(cut.center());
    painter.scale(cut.width(), cut.height());
    painter.setPen(line(colours.outline, outline));
    painter.setBrush(colours.ground);
    painter.drawEllipse(QPointF(), 0.46, 0.46);
    painter.setPen(line(colours.ring, 0.02));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(QPointF(), 0.38, 0.38);
    for (const double turn : {-45.0, 45.0}) {
        painter.save();
        painter.rotate(turn);
        paintPick(painter, colours.wood, colours.steel);
        painter.restore();
    }
    painter.restore();
}

} // namespace lodeline::goldrush::editor
