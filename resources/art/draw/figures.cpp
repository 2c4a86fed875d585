// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/draw/canvas.h"

#include <array>

namespace lodeline::art {

namespace {

const QColor kInk(0x2c, 0x1c, 0x12);

QPainterPath horseShape()
{
    QPainterPath body;
    body.setFillRule(Qt::WindingFill);
    body.moveTo(-0.46, -0.16); // muzzle, looking west
    body.quadTo(-0.48, -0.23, -0.42, -0.27);
    body.lineTo(-0.31, -0.37);
    body.lineTo(-0.29, -0.46);
    body.lineTo(-0.24, -0.37);
    body.quadTo(-0.12, -0.33, -0.07, -0.12);
    body.quadTo(0.12, -0.07, 0.28, -0.15);
    body.quadTo(0.40, -0.17, 0.43, -0.02);
    body.quadTo(0.51, 0.10, 0.46, 0.26);
    body.quadTo(0.43, 0.16, 0.39, 0.06);
    body.quadTo(0.41, 0.14, 0.37, 0.18);
    body.lineTo(0.40, 0.44);
    body.lineTo(0.31, 0.44);
    body.lineTo(0.28, 0.22);
    body.lineTo(0.20, 0.28);
    body.lineTo(0.20, 0.44);
    body.lineTo(0.11, 0.44);
    body.lineTo(0.12, 0.20);
    body.quadTo(0.00, 0.20, -0.10, 0.16);
    body.lineTo(-0.12, 0.44);
    body.lineTo(-0.21, 0.44);
    body.lineTo(-0.20, 0.20);
    body.lineTo(-0.28, 0.28);
    body.lineTo(-0.31, 0.42);
    body.lineTo(-0.39, 0.40);
    body.lineTo(-0.34, 0.20);
    body.lineTo(-0.25, 0.06);
    body.quadTo(-0.28, -0.06, -0.30, -0.15);
    body.lineTo(-0.40, -0.12);
    body.closeSubpath();
    return body;
}

QPainterPath locomotiveOutline()
{
    QPainterPath whole;
    whole.setFillRule(Qt::WindingFill);
    whole.addRoundedRect(QRectF(-0.40, -0.06, 0.56, 0.26), 0.08, 0.08); // boiler
    whole.addRect(QRectF(0.10, -0.26, 0.30, 0.46));                     // cab
    whole.addRect(QRectF(-0.34, -0.26, 0.12, 0.22));                    // stack
    whole.addRect(QRectF(-0.42, 0.18, 0.84, 0.09));                     // frame
    whole.addPath(path({{-0.38, 0.16}, {-0.38, 0.40}, {-0.52, 0.40}})); // cowcatcher
    whole.addPath(path({{-0.40, -0.36}, {-0.16, -0.36}, {-0.22, -0.24}, {-0.34, -0.24}}));
    whole.addRect(QRectF(0.05, -0.33, 0.40, 0.08)); // roof
    whole.addEllipse(QPointF(-0.24, 0.31), 0.105, 0.105);
    whole.addEllipse(QPointF(0.00, 0.29), 0.13, 0.13);
    whole.addEllipse(QPointF(0.27, 0.29), 0.13, 0.13);
    return whole.simplified();
}

QColor horseCoat(std::uint32_t seed)
{
    constexpr QRgb coats[] = {0xff8a4f2b, 0xff5f3722, 0xffb9844e, 0xffe9dcc6};
    return QColor::fromRgb(coats[seed % 4]);
}

} // namespace

void drawHorse(QPainter& painter, std::uint32_t seed)
{
    thread_local const QPainterPath shape = horseShape();
    thread_local const QPainterPath halo = strokeOf(shape, 0.13);
    thread_local const QPainterPath ink = strokeOf(shape, 0.065);
    const QColor coat = horseCoat(seed);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(30, 22, 8, 90));
    painter.drawEllipse(QPointF(0.05, 0.43), 0.42, 0.07);
    painter.fillPath(halo, QColor(255, 248, 226, 200));
    painter.fillPath(ink, kInk);
    QLinearGradient light(0, -0.4, 0, 0.4);
    light.setColorAt(0, coat.lighter(128));
    light.setColorAt(0.6, coat);
    light.setColorAt(1, coat.darker(135));
    painter.fillPath(shape, light);
    const QColor mane = coat.lightness() > 150 ? QColor(0xb8, 0xa0, 0x7c) : coat.darker(190);
    QPainterPath hair;
    hair.moveTo(-0.24, -0.38);
    hair.quadTo(-0.08, -0.34, -0.05, -0.10);
    hair.quadTo(-0.15, -0.12, -0.20, -0.28);
    hair.closeSubpath();
    hair.moveTo(0.42, -0.06);
    hair.quadTo(0.53, 0.10, 0.47, 0.28);
    hair.quadTo(0.43, 0.16, 0.38, 0.02);
    hair.closeSubpath();
    painter.fillPath(hair, mane);
    painter.setBrush(kInk);
    painter.drawEllipse(QPointF(-0.35, -0.27), 0.022, 0.022);
}

void drawTipi(QPainter& painter, std::uint32_t seed)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(30, 22, 8, 90));
    painter.drawPolygon(polygon({{-0.3, 0.44}, {0.40, 0.44}, {0.54, 0.34}, {0.15, 0.2}}));
    thread_local const QPainterPath cone = path({{-0.06, -0.30}, {0.06, -0.30}, {0.40, 0.44}, {-0.40, 0.44}});
    thread_local const QPainterPath halo = strokeOf(cone, 0.14);
    painter.fillPath(halo, QColor(255, 248, 226, 200));
    painter.setPen(pen(QColor(0x5a, 0x3a, 0x20), 0.05));
    painter.drawLine(QPointF(-0.05, -0.26), QPointF(0.10, -0.48));
    painter.drawLine(QPointF(0.05, -0.26), QPointF(-0.10, -0.48));
    painter.drawLine(QPointF(0, -0.26), QPointF(0.01, -0.5));
    painter.setPen(pen(kInk, 0.05));
    QLinearGradient hide(-0.4, 0, 0.4, 0);
    hide.setColorAt(0, QColor(0xff, 0xf4, 0xd8));
    hide.setColorAt(0.5, QColor(0xf0, 0xdb, 0xb0));
    hide.setColorAt(1, QColor(0xb8, 0x96, 0x66));
    painter.setBrush(hide);
    painter.drawPath(cone);
    const QColor paint = seed % 2 == 0 ? QColor(0xb8, 0x3c, 0x26) : QColor(0x2f, 0x6b, 0x7a);
    painter.setPen(pen(paint, 0.05, Qt::FlatCap));
    painter.drawPolyline(polygon({{-0.31, 0.27},
                                  {-0.22, 0.19},
                                  {-0.14, 0.27},
                                  {-0.07, 0.19},
                                  {0, 0.27},
                                  {0.07, 0.19},
                                  {0.14, 0.27},
                                  {0.22, 0.19},
                                  {0.31, 0.27}}));
    painter.fillPath(path({{-0.10, -0.19}, {0.10, -0.19}, {0.05, -0.30}, {-0.05, -0.30}}), paint);
    painter.fillPath(path({{0, 0.06}, {0.10, 0.44}, {-0.10, 0.44}}), kInk);
}

void drawNugget(QPainter& painter, std::uint32_t seed)
{
    Q_UNUSED(seed)
    thread_local const QPainterPath lump = path({{-0.42, 0.12},
                                                 {-0.32, -0.20},
                                                 {-0.04, -0.38},
                                                 {0.26, -0.30},
                                                 {0.44, 0.02},
                                                 {0.32, 0.30},
                                                 {0.02, 0.40},
                                                 {-0.30, 0.32}});
    thread_local const QPainterPath halo = strokeOf(lump, 0.20);
    thread_local const QPainterPath ink = strokeOf(lump, 0.12);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(20, 10, 0, 110));
    painter.drawEllipse(QPointF(0.08, 0.30), 0.44, 0.20);
    painter.fillPath(halo, QColor(255, 246, 205, 160));
    painter.fillPath(ink, QColor(0x5a, 0x36, 0x00));
    painter.fillPath(lump, QColor(0xf5, 0xb9, 0x1d));
    painter.fillPath(path({{-0.32, -0.20}, {-0.04, -0.38}, {0.02, -0.08}, {-0.20, 0.04}}),
                     QColor(0xff, 0xf0, 0x9e));
    painter.fillPath(path({{-0.04, -0.38}, {0.26, -0.30}, {0.22, -0.02}, {0.02, -0.08}}),
                     QColor(0xff, 0xd8, 0x52));
    painter.fillPath(path({{0.26, -0.30}, {0.44, 0.02}, {0.32, 0.30}, {0.22, -0.02}}),
                     QColor(0xd8, 0x8d, 0x0c));
    painter.fillPath(path({{0.32, 0.30}, {0.02, 0.40}, {0.04, 0.14}, {0.22, -0.02}}),
                     QColor(0xb8, 0x6f, 0x06));
    painter.fillPath(path({{-0.30, 0.32}, {0.02, 0.40}, {0.04, 0.14}, {-0.20, 0.04}, {-0.42, 0.12}}),
                     QColor(0xe0, 0x9c, 0x12));
    painter.fillPath(path({{-0.20, -0.38},
                           {-0.165, -0.215},
                           {0, -0.18},
                           {-0.165, -0.145},
                           {-0.20, 0.02},
                           {-0.235, -0.145},
                           {-0.40, -0.18},
                           {-0.235, -0.215}}),
                     Qt::white);
}

void drawLocomotive(QPainter& painter)
{
    thread_local const QPainterPath outline = locomotiveOutline();
    thread_local const QPainterPath halo = strokeOf(outline, 0.13);
    thread_local const QPainterPath ink = strokeOf(outline, 0.06);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(20, 12, 8, 110));
    painter.drawEllipse(QPointF(0.04, 0.42), 0.50, 0.08);
    painter.setBrush(QColor(255, 255, 255, 235));
    painter.drawEllipse(QPointF(-0.20, -0.43), 0.09, 0.07);
    painter.drawEllipse(QPointF(-0.07, -0.45), 0.12, 0.09);
    painter.drawEllipse(QPointF(0.10, -0.44), 0.09, 0.065);
    painter.fillPath(halo, QColor(255, 250, 232, 235));
    painter.fillPath(ink, QColor(0x18, 0x12, 0x10));
    painter.fillPath(outline, QColor(0x2e, 0x2b, 0x30));
    QLinearGradient steel(0, -0.06, 0, 0.20);
    steel.setColorAt(0, QColor(0x74, 0x72, 0x7e));
    steel.setColorAt(0.4, QColor(0x45, 0x43, 0x4c));
    steel.setColorAt(1, QColor(0x22, 0x20, 0x26));
    painter.setBrush(steel);
    painter.setPen(Qt::NoPen);
    painter.drawRoundedRect(QRectF(-0.40, -0.06, 0.54, 0.24), 0.08, 0.08);
    painter.setBrush(QColor(0xc2, 0x2f, 0x22));
    painter.drawRect(QRectF(0.12, -0.24, 0.27, 0.42));
    painter.drawPolygon(polygon({{-0.39, 0.20}, {-0.39, 0.39}, {-0.50, 0.39}}));
    painter.setBrush(QColor(0xff, 0xe3, 0x98));
    painter.drawRect(QRectF(0.18, -0.18, 0.15, 0.15));
    painter.setBrush(QColor(0xe8, 0xb4, 0x30));
    painter.drawRect(QRectF(-0.14, -0.06, 0.05, 0.24));
    painter.drawEllipse(QPointF(-0.11, -0.09), 0.055, 0.055);
    painter.drawRect(QRectF(-0.39, -0.36, 0.22, 0.04));
    for (const auto& [x, y, r] : {std::array{-0.24, 0.31, 0.10}, {0.00, 0.29, 0.125}, {0.27, 0.29, 0.125}}) {
        painter.setPen(pen(QColor(0xd6, 0x3c, 0x2c), 0.042));
        painter.setBrush(QColor(0x3a, 0x34, 0x36));
        painter.drawEllipse(QPointF(x, y), r - 0.02, r - 0.02);
    }
    painter.setPen(pen(QColor(0xe6, 0xdf, 0xd2), 0.035));
    painter.drawLine(QPointF(0.00, 0.31), QPointF(0.27, 0.31));
}

} // namespace lodeline::art
