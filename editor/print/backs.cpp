// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/print/backs.h"

#include <QPainter>
#include <QPainterPath>

#include <cmath>
#include <numbers>

namespace lodeline::goldrush::editor {
namespace {

struct Colours
{
    QColor ground;
    QColor track;
    QColor sleeper;
    QColor emblem;
    QColor shade;
};

Colours coloursOf(TileBack back, bool inkSaver)
{
    if (inkSaver) {
        const QColor line = back == TileBack::Start ? QColor(0x4c, 0x6e, 0x66) : QColor(0x80, 0x6a, 0x55);
        return {Qt::white, line, line.lighter(150), Qt::white, line.lighter(170)};
    }
    if (back == TileBack::Start)
        return {QColor(0x1f, 0x4f, 0x4b), QColor(0xe8, 0xe0, 0xc8), QColor(0x8f, 0xae, 0x9f),
                QColor(0xf4, 0xc6, 0x45), QColor(0xc4, 0x8a, 0x1c)};
    return {QColor(0x5c, 0x38, 0x22), QColor(0xec, 0xdc, 0xbc), QColor(0xa8, 0x7c, 0x54),
            QColor(0xf4, 0xc6, 0x45), QColor(0xc4, 0x8a, 0x1c)};
}

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
void paintRing(QPainter& painter, const Colours& colours)
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
void paintStar(QPainter& painter, const Colours& colours, int points, double outer, double inner)
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

void paintTileBack(QPainter& painter, const QRectF& cut, double bleed, TileBack back, bool inkSaver)
{
    const Colours colours = coloursOf(back, inkSaver);
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

void paintTokenBack(QPainter& painter, const QRectF& cut, bool inkSaver)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(cut.center());
    painter.scale(cut.width(), cut.height());
    painter.setPen(line(QColor(0x5a, 0x38, 0x02), inkSaver ? 0.015 : 0.04));
    painter.setBrush(inkSaver ? QColor(Qt::white) : QColor(0x7a, 0x4e, 0x14));
    painter.drawEllipse(QPointF(), 0.46, 0.46);
    painter.setPen(line(QColor(0xd9, 0xa4, 0x3a), 0.02));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(QPointF(), 0.38, 0.38);
    const QColor wood = inkSaver ? QColor(0xb0, 0x98, 0x78) : QColor(0xd9, 0xb2, 0x78);
    const QColor steel = inkSaver ? QColor(0x90, 0x90, 0x94) : QColor(0xf0, 0xe6, 0xd0);
    for (const double turn : {-45.0, 45.0}) {
        painter.save();
        painter.rotate(turn);
        paintPick(painter, wood, steel);
        painter.restore();
    }
    painter.restore();
}

} // namespace lodeline::goldrush::editor
