// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/draw/canvas.h"

#include <array>

namespace lodeline::art {

namespace {

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

} // namespace

void drawHorse(const Canvas& canvas, std::uint32_t seed)
{
    QPainter& painter = canvas.painter;
    const FigureColours& colours = canvas.theme.figures;
    thread_local const QPainterPath shape = horseShape();
    thread_local const QPainterPath halo = strokeOf(shape, 0.13);
    thread_local const QPainterPath ink = strokeOf(shape, 0.065);
    const auto& [coat, mane] = canvas.theme.horses[seed % canvas.theme.horses.size()];
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.shadow);
    painter.drawEllipse(QPointF(0.05, 0.43), 0.42, 0.07);
    painter.fillPath(halo, colours.halo);
    painter.fillPath(ink, colours.ink);
    QLinearGradient light(0, -0.4, 0, 0.4);
    light.setColorAt(0, coat.lighter(128));
    light.setColorAt(0.6, coat);
    light.setColorAt(1, coat.darker(135));
    painter.fillPath(shape, light);
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
    painter.setBrush(colours.ink);
    painter.drawEllipse(QPointF(-0.35, -0.27), 0.022, 0.022);
}

void drawTipi(const Canvas& canvas, std::uint32_t seed)
{
    QPainter& painter = canvas.painter;
    const FigureColours& colours = canvas.theme.figures;
    const TipiColours& tipi = canvas.theme.tipi;
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.shadow);
    painter.drawPolygon(polygon({{-0.3, 0.44}, {0.40, 0.44}, {0.54, 0.34}, {0.15, 0.2}}));
    thread_local const QPainterPath cone = path({{-0.06, -0.30}, {0.06, -0.30}, {0.40, 0.44}, {-0.40, 0.44}});
    thread_local const QPainterPath halo = strokeOf(cone, 0.14);
    painter.fillPath(halo, colours.halo);
    painter.setPen(pen(tipi.pole, 0.05));
    painter.drawLine(QPointF(-0.05, -0.26), QPointF(0.10, -0.48));
    painter.drawLine(QPointF(0.05, -0.26), QPointF(-0.10, -0.48));
    painter.drawLine(QPointF(0, -0.26), QPointF(0.01, -0.5));
    painter.setPen(pen(colours.ink, 0.05));
    QLinearGradient hide(-0.4, 0, 0.4, 0);
    hide.setColorAt(0, tipi.hideLight);
    hide.setColorAt(0.5, tipi.hide);
    hide.setColorAt(1, tipi.hideDark);
    painter.setBrush(hide);
    painter.drawPath(cone);
    const QColor paint = seed % 2 == 0 ? tipi.paint : tipi.otherPaint;
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
    painter.fillPath(path({{0, 0.06}, {0.10, 0.44}, {-0.10, 0.44}}), colours.ink);
}

void drawNugget(const Canvas& canvas)
{
    QPainter& painter = canvas.painter;
    const NuggetColours& colours = canvas.theme.nugget;
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
    painter.setBrush(colours.shadow);
    painter.drawEllipse(QPointF(0.08, 0.30), 0.44, 0.20);
    painter.fillPath(halo, colours.halo);
    painter.fillPath(ink, colours.ink);
    painter.fillPath(lump, colours.lump);
    painter.fillPath(path({{-0.32, -0.20}, {-0.04, -0.38}, {0.02, -0.08}, {-0.20, 0.04}}), colours.glint);
    painter.fillPath(path({{-0.04, -0.38}, {0.26, -0.30}, {0.22, -0.02}, {0.02, -0.08}}), colours.light);
    painter.fillPath(path({{0.26, -0.30}, {0.44, 0.02}, {0.32, 0.30}, {0.22, -0.02}}), colours.dark);
    painter.fillPath(path({{0.32, 0.30}, {0.02, 0.40}, {0.04, 0.14}, {0.22, -0.02}}), colours.darkest);
    painter.fillPath(path({{-0.30, 0.32}, {0.02, 0.40}, {0.04, 0.14}, {-0.20, 0.04}, {-0.42, 0.12}}),
                     colours.low);
    painter.fillPath(path({{-0.20, -0.38},
                           {-0.165, -0.215},
                           {0, -0.18},
                           {-0.165, -0.145},
                           {-0.20, 0.02},
                           {-0.235, -0.145},
                           {-0.40, -0.18},
                           {-0.235, -0.215}}),
                     colours.sparkle);
}

void drawLocomotive(const Canvas& canvas)
{
    QPainter& painter = canvas.painter;
    const LocomotiveColours& colours = canvas.theme.locomotive;
    thread_local const QPainterPath outline = locomotiveOutline();
    thread_local const QPainterPath halo = strokeOf(outline, 0.13);
    thread_local const QPainterPath ink = strokeOf(outline, 0.06);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.shadow);
    painter.drawEllipse(QPointF(0.04, 0.42), 0.50, 0.08);
    painter.setBrush(colours.steam);
    painter.drawEllipse(QPointF(-0.20, -0.43), 0.09, 0.07);
    painter.drawEllipse(QPointF(-0.07, -0.45), 0.12, 0.09);
    painter.drawEllipse(QPointF(0.10, -0.44), 0.09, 0.065);
    painter.fillPath(halo, colours.halo);
    painter.fillPath(ink, colours.ink);
    painter.fillPath(outline, colours.body);
    QLinearGradient steel(0, -0.06, 0, 0.20);
    steel.setColorAt(0, colours.boilerLight);
    steel.setColorAt(0.4, colours.boiler);
    steel.setColorAt(1, colours.boilerDark);
    painter.setBrush(steel);
    painter.setPen(Qt::NoPen);
    painter.drawRoundedRect(QRectF(-0.40, -0.06, 0.54, 0.24), 0.08, 0.08);
    painter.setBrush(colours.cab);
    painter.drawRect(QRectF(0.12, -0.24, 0.27, 0.42));
    painter.drawPolygon(polygon({{-0.39, 0.20}, {-0.39, 0.39}, {-0.50, 0.39}}));
    painter.setBrush(colours.window);
    painter.drawRect(QRectF(0.18, -0.18, 0.15, 0.15));
    painter.setBrush(colours.brass);
    painter.drawRect(QRectF(-0.14, -0.06, 0.05, 0.24));
    painter.drawEllipse(QPointF(-0.11, -0.09), 0.055, 0.055);
    painter.drawRect(QRectF(-0.39, -0.36, 0.22, 0.04));
    for (const auto& [x, y, r] : {std::array{-0.24, 0.31, 0.10}, {0.00, 0.29, 0.125}, {0.27, 0.29, 0.125}}) {
        painter.setPen(pen(colours.wheelRim, 0.042));
        painter.setBrush(colours.wheel);
        painter.drawEllipse(QPointF(x, y), r - 0.02, r - 0.02);
    }
    painter.setPen(pen(colours.rod, 0.035));
    painter.drawLine(QPointF(0.00, 0.31), QPointF(0.27, 0.31));
}

} // namespace lodeline::art
