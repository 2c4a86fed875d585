// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/boomtown/signs.h"

namespace lodeline::boomtown {
namespace {

using art::path;
using art::pen;
using art::polygon;

constexpr double kDetailed = 20; // px

struct Sign
{
    QPainter& painter;
    QColor body;
    QColor detail;
    QColor ground; // of the plate, for what is cut out
    bool isDetailed = false;

    void fill(const QPainterPath& shape, const QColor& colour) const { painter.fillPath(shape, colour); }
    void line(QPointF from, QPointF to, const QColor& colour, double width) const
    {
        painter.setPen(pen(colour, width));
        painter.drawLine(from, to);
    }
    void disc(QPointF at, double radius, const QColor& colour) const
    {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        painter.drawEllipse(at, radius, radius);
    }
};

void drawBottle(const Sign& sign)
{
    sign.painter.scale(1.15, 1);
    QPainterPath bottle;
    bottle.moveTo(-0.09, -0.48);
    bottle.lineTo(0.09, -0.48);
    bottle.lineTo(0.09, -0.20);
    bottle.cubicTo(0.10, -0.08, 0.24, -0.10, 0.24, 0.08);
    bottle.lineTo(0.24, 0.42);
    bottle.quadTo(0.24, 0.49, 0.17, 0.49);
    bottle.lineTo(-0.17, 0.49);
    bottle.quadTo(-0.24, 0.49, -0.24, 0.42);
    bottle.lineTo(-0.24, 0.08);
    bottle.cubicTo(-0.24, -0.10, -0.10, -0.08, -0.09, -0.20);
    bottle.closeSubpath();
    sign.fill(bottle, sign.body);
    QPainterPath label;
    label.addRect(QRectF(-0.24, 0.12, 0.48, 0.20));
    sign.fill(label, sign.detail);
    if (!sign.isDetailed)
        return;
    QPainterPath collar;
    collar.addRoundedRect(QRectF(-0.12, -0.49, 0.24, 0.09), 0.03, 0.03);
    sign.fill(collar, sign.body.darker(130));
    for (const double y : {0.185, 0.255})
        sign.line({-0.14, y}, {0.14, y}, sign.body, 0.028);
    sign.line({-0.155, 0.04}, {-0.155, 0.09}, sign.ground, 0.05);
    sign.line({-0.155, 0.37}, {-0.155, 0.42}, sign.ground, 0.05);
}

void drawCow(const Sign& sign)
{
    QPainterPath horns;
    horns.moveTo(-0.15, -0.14);
    horns.cubicTo(-0.36, -0.12, -0.50, -0.20, -0.46, -0.46);
    horns.cubicTo(-0.38, -0.30, -0.26, -0.30, -0.12, -0.30);
    horns.lineTo(0.12, -0.30);
    horns.cubicTo(0.26, -0.30, 0.38, -0.30, 0.46, -0.46);
    horns.cubicTo(0.50, -0.20, 0.36, -0.12, 0.15, -0.14);
    horns.closeSubpath();
    QPainterPath ears;
    ears.addPolygon(polygon({{-0.18, -0.12}, {-0.44, -0.02}, {-0.40, 0.06}, {-0.16, 0.04}}));
    ears.addPolygon(polygon({{0.18, -0.12}, {0.44, -0.02}, {0.40, 0.06}, {0.16, 0.04}}));
    QPainterPath head;
    head.moveTo(-0.19, -0.26);
    head.cubicTo(-0.10, -0.32, 0.10, -0.32, 0.19, -0.26);
    head.cubicTo(0.24, -0.05, 0.16, 0.12, 0.15, 0.26);
    head.cubicTo(0.22, 0.34, 0.16, 0.49, 0, 0.49);
    head.cubicTo(-0.16, 0.49, -0.22, 0.34, -0.15, 0.26);
    head.cubicTo(-0.16, 0.12, -0.24, -0.05, -0.19, -0.26);
    head.closeSubpath();
    sign.fill(horns, sign.body.darker(150));
    sign.fill(ears, sign.body);
    sign.fill(head, sign.body);
    QPainterPath muzzle;
    muzzle.addEllipse(QPointF(0, 0.36), 0.155, 0.115);
    sign.fill(muzzle, sign.detail);
    if (!sign.isDetailed)
        return;
    QPainterPath blaze;
    blaze.addPolygon(polygon({{-0.05, -0.29}, {0.05, -0.29}, {0.03, 0.08}, {-0.03, 0.08}}));
    sign.fill(blaze, sign.detail);
    for (const double side : {-1.0, 1.0}) {
        sign.disc({0.115 * side, -0.02}, 0.038, sign.detail);
        sign.disc({0.115 * side, -0.015}, 0.022, sign.body.darker(220));
        sign.disc({0.06 * side, 0.36}, 0.03, sign.body.darker(150));
    }
}

void drawFort(const Sign& sign)
{
    QPainterPath wall;
    wall.addPolygon(polygon({{-0.48, 0.46},
                             {-0.48, 0.02},
                             {-0.40, -0.08},
                             {-0.32, 0.02},
                             {-0.24, -0.08},
                             {-0.16, 0.02},
                             {0.16, 0.02},
                             {0.24, -0.08},
                             {0.32, 0.02},
                             {0.40, -0.08},
                             {0.48, 0.02},
                             {0.48, 0.46}}));
    wall.closeSubpath();
    QPainterPath tower;
    tower.addPolygon(polygon({{-0.21, 0.46},
                              {-0.17, -0.14},
                              {-0.23, -0.14},
                              {0, -0.32},
                              {0.23, -0.14},
                              {0.17, -0.14},
                              {0.21, 0.46}}));
    tower.closeSubpath();
    sign.fill(wall, sign.body);
    sign.fill(tower, sign.body);
    sign.line({0, -0.30}, {0, -0.47}, sign.body, 0.05);
    sign.fill(path({{0.0, -0.50}, {0.26, -0.42}, {0.0, -0.32}}), sign.detail);
    QPainterPath gate;
    gate.moveTo(-0.10, 0.46);
    gate.lineTo(-0.10, 0.22);
    gate.cubicTo(-0.10, 0.08, 0.10, 0.08, 0.10, 0.22);
    gate.lineTo(0.10, 0.46);
    gate.closeSubpath();
    sign.fill(gate, sign.ground);
    if (!sign.isDetailed)
        return;
    for (const double x : {-0.40, -0.32, -0.24, 0.24, 0.32, 0.40})
        sign.line({x + (x < 0 ? 0.04 : -0.04), 0.06}, {x + (x < 0 ? 0.04 : -0.04), 0.44},
                  sign.body.lighter(175), 0.018);
    sign.line({-0.21, -0.13}, {0.21, -0.13}, sign.body.darker(180), 0.035);
    for (const double x : {-0.075, 0.075})
        sign.line({x, -0.05}, {x, 0.0}, sign.ground, 0.05);
}

void drawGun(const Sign& sign)
{
    sign.painter.scale(1.04, 1.14);
    sign.painter.translate(0, -0.05);
    QPainterPath frame;
    frame.moveTo(-0.50, -0.24);
    frame.lineTo(-0.42, -0.24);
    frame.lineTo(-0.42, -0.30);
    frame.lineTo(-0.37, -0.24);
    frame.lineTo(0.26, -0.24);
    frame.lineTo(0.40, -0.32);
    frame.lineTo(0.43, -0.26);
    frame.lineTo(0.34, -0.14);
    frame.lineTo(0.34, 0.06);
    frame.lineTo(0.10, 0.08);
    frame.lineTo(-0.02, 0.02);
    frame.lineTo(-0.02, -0.06);
    frame.lineTo(-0.50, -0.06);
    frame.closeSubpath();
    QPainterPath grip;
    grip.moveTo(0.13, 0.05);
    grip.lineTo(0.34, -0.02);
    grip.cubicTo(0.34, 0.14, 0.40, 0.24, 0.47, 0.36);
    grip.cubicTo(0.46, 0.46, 0.34, 0.46, 0.27, 0.44);
    grip.cubicTo(0.22, 0.30, 0.18, 0.18, 0.13, 0.05);
    grip.closeSubpath();
    sign.painter.setBrush(Qt::NoBrush);
    sign.painter.strokePath(
        [] {
            QPainterPath guard;
            guard.moveTo(-0.04, 0.02);
            guard.cubicTo(-0.04, 0.20, 0.06, 0.22, 0.18, 0.18);
            return guard;
        }(),
        pen(sign.body, 0.055));
    sign.fill(grip, sign.detail);
    sign.fill(frame, sign.body);
    if (!sign.isDetailed)
        return;
    QPainterPath cylinder;
    cylinder.addRoundedRect(QRectF(-0.06, -0.255, 0.25, 0.255), 0.05, 0.05);
    sign.fill(cylinder, sign.body.lighter(150));
    for (const double y : {-0.19, -0.13, -0.07})
        sign.line({-0.01, y}, {0.14, y}, sign.body.darker(140), 0.024);
    sign.line({-0.47, -0.205}, {-0.12, -0.205}, sign.body.lighter(210), 0.024);
    sign.disc({0.335, 0.27}, 0.03, sign.ground);
}

void drawPickaxe(const Sign& sign)
{
    sign.line({-0.38, 0.42}, {0.22, -0.26}, sign.detail.darker(150), 0.155);
    sign.line({-0.38, 0.42}, {0.22, -0.26}, sign.detail, 0.105);
    QPainterPath head;
    head.moveTo(-0.30, -0.46);
    head.cubicTo(0.04, -0.52, 0.34, -0.38, 0.42, -0.18);
    head.cubicTo(0.50, 0.02, 0.50, 0.18, 0.44, 0.34);
    head.cubicTo(0.36, 0.12, 0.28, -0.02, 0.16, -0.12);
    head.cubicTo(0.04, -0.24, -0.12, -0.36, -0.30, -0.46);
    head.closeSubpath();
    sign.fill(head, sign.body);
    if (!sign.isDetailed)
        return;
    QPainterPath shine;
    shine.moveTo(-0.16, -0.445);
    shine.cubicTo(0.12, -0.46, 0.30, -0.34, 0.38, -0.16);
    sign.painter.setBrush(Qt::NoBrush);
    sign.painter.strokePath(shine, pen(sign.body.lighter(210), 0.03));
}

void drawWheel(const Sign& sign, QPointF at, double radius)
{
    const QColor rim = sign.body.darker(165);
    sign.painter.setPen(pen(rim, 0.055));
    sign.painter.setBrush(sign.ground);
    sign.painter.drawEllipse(at, radius, radius);
    if (sign.isDetailed) {
        for (int spoke = 0; spoke < 3; ++spoke) {
            const QLineF across = QLineF::fromPolar(radius, 60.0 * spoke + 30);
            sign.line(at + across.p2(), at - across.p2(), rim, 0.028);
        }
    }
    sign.disc(at, 0.05, rim);
}

void drawWagon(const Sign& sign)
{
    QPainterPath cover;
    cover.moveTo(-0.40, 0.10);
    cover.cubicTo(-0.56, -0.20, -0.48, -0.46, -0.34, -0.44);
    cover.cubicTo(-0.12, -0.36, 0.12, -0.36, 0.34, -0.44);
    cover.cubicTo(0.48, -0.46, 0.56, -0.20, 0.40, 0.10);
    cover.closeSubpath();
    const QColor ink = sign.body.darker(210);
    sign.painter.setPen(pen(ink, 0.06));
    sign.painter.setBrush(sign.detail);
    sign.painter.drawPath(cover);
    if (sign.isDetailed) {
        sign.painter.setBrush(Qt::NoBrush);
        for (const double x : {-0.20, 0.0, 0.20}) {
            QPainterPath hoop;
            hoop.moveTo(0.92 * x, -0.36 - 0.2 * x * x);
            hoop.quadTo(1.25 * x, -0.12, x, 0.08);
            sign.painter.strokePath(hoop, pen(ink, 0.026));
        }
    }
    sign.fill(path({{-0.48, 0.06}, {0.48, 0.06}, {0.42, 0.28}, {-0.42, 0.28}}), sign.body);
    drawWheel(sign, {-0.27, 0.32}, 0.15);
    drawWheel(sign, {0.27, 0.32}, 0.15);
}

} // namespace

void drawSign(QPainter& painter, Symbol symbol, const art::Theme& theme, double px)
{
    const auto& [body, detail] = theme.symbols[index(symbol)];
    const Sign sign{painter, body, detail, theme.cards.plate, px >= kDetailed};
    switch (symbol) {
    case Symbol::Bottle:
        return drawBottle(sign);
    case Symbol::Cow:
        return drawCow(sign);
    case Symbol::Fort:
        return drawFort(sign);
    case Symbol::Gun:
        return drawGun(sign);
    case Symbol::Pickaxe:
        return drawPickaxe(sign);
    case Symbol::Wagon:
        return drawWagon(sign);
    }
}

void drawPlate(QPainter& painter, const QRectF& box, Symbol symbol, const art::Theme& theme, double px)
{
    const art::CardColours& colours = theme.cards;
    painter.save();
    painter.translate(box.center());
    painter.scale(box.width(), box.height());
    const double line = std::max(0.035, 1.0 / px);
    const QRectF plate = QRectF(-0.5, -0.5, 1, 1).adjusted(line / 2, line / 2, -line / 2, -line / 2);
    const double corner = 0.26;
    if (px >= kDetailed) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colours.plateShadow);
        painter.drawRoundedRect(plate.translated(0.02, 0.05), corner, corner);
    }
    painter.setPen(pen(colours.plateOutline, line));
    painter.setBrush(colours.plate);
    painter.drawRoundedRect(plate, corner, corner);
    const double part = px < kDetailed ? 0.84 : 0.76;
    painter.scale(part, part);
    drawSign(painter, symbol, theme, part * px);
    painter.restore();
}

} // namespace lodeline::boomtown
