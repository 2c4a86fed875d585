// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/draw/canvas.h"
#include "resources/art/land/noise.h"

#include <algorithm>
#include <cmath>

namespace lodeline::art {

namespace {

void drawTuft(QPainter& painter, const QColor& colour)
{
    painter.setPen(pen(colour, 0.16));
    painter.drawLine(QPointF(-0.1, 0.4), QPointF(-0.35, -0.1));
    painter.drawLine(QPointF(0, 0.4), QPointF(0.02, -0.35));
    painter.drawLine(QPointF(0.1, 0.4), QPointF(0.38, -0.05));
}

void drawSage(const Canvas& canvas)
{
    QPainter& painter = canvas.painter;
    const QColor colour = canvas.shaded(canvas.theme.plants.sage);
    painter.setPen(Qt::NoPen);
    painter.setBrush(canvas.theme.plants.sageShadow);
    painter.drawEllipse(QPointF(0.1, 0.3), 0.5, 0.18);
    painter.setBrush(colour.darker(125));
    painter.drawEllipse(QPointF(0, 0.08), 0.46, 0.34);
    painter.setBrush(colour);
    painter.drawEllipse(QPointF(-0.12, -0.02), 0.28, 0.22);
    painter.setBrush(colour.lighter(120));
    painter.drawEllipse(QPointF(-0.18, -0.1), 0.13, 0.10);
}

void drawStone(const Canvas& canvas)
{
    QPainter& painter = canvas.painter;
    const PlantColours& colours = canvas.theme.plants;
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.stoneShadow);
    painter.drawEllipse(QPointF(0.12, 0.2), 0.5, 0.26);
    painter.setBrush(colours.stone);
    painter.drawPolygon(polygon({{-0.42, 0.22}, {-0.3, -0.2}, {0.1, -0.3}, {0.42, 0.02}, {0.38, 0.26}}));
    painter.setBrush(colours.stoneLight);
    painter.drawPolygon(polygon({{-0.34, 0.0}, {-0.28, -0.2}, {0.1, -0.3}, {0.0, -0.02}}));
}

bool nearSymbol(const Layout& layout, QPointF p)
{
    return std::any_of(layout.symbols.begin(), layout.symbols.end(), [&](const Symbol& symbol) {
        return distanceBetween(symbol.at, p) < 0.5 * symbol.size + 0.035;
    });
}

bool onWay(const Layout& layout, QPointF p)
{
    return std::any_of(layout.fences.begin(), layout.fences.end(),
                       [p](const Polyline& fence) { return fence.distance(p) < 0.03; }) ||
           std::any_of(layout.ways.begin(), layout.ways.end(),
                       [p](const Way& way) { return way.line.distance(p) < way.halfWidth() + 0.03; }) ||
           (!layout.gorges.empty() &&
            layout.gorgeAt(Layout::depthStep(p.x()), Layout::depthStep(p.y())) > -0.5);
}

} // namespace

void drawPine(const Canvas& canvas)
{
    QPainter& painter = canvas.painter;
    const PlantColours& colours = canvas.theme.plants;
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.pineShadow);
    painter.drawEllipse(QPointF(0.16, 0.4), 0.36, 0.12);
    painter.setBrush(colours.pineTrunk);
    painter.drawRect(QRectF(-0.06, 0.25, 0.12, 0.18));
    const QPolygonF shape = polygon(
        {{0, -0.5}, {0.2, -0.12}, {0.12, -0.12}, {0.32, 0.28}, {-0.32, 0.28}, {-0.12, -0.12}, {-0.2, -0.12}});
    painter.setBrush(colours.pine);
    painter.drawPolygon(shape);
    painter.setBrush(colours.pineLight);
    painter.drawPolygon(polygon({{0, -0.5}, {-0.2, -0.12}, {-0.12, -0.12}, {-0.32, 0.28}, {-0.04, 0.28}}));
}

void drawScatter(const Canvas& canvas, const Layout& layout)
{
    if (canvas.px < 56)
        return;
    struct Plant
    {
        QPointF at;
        std::uint32_t kind = 0; // below 100: per cent
        bool pine = false;
    };
    std::vector<Plant> plants;
    const auto share = static_cast<std::uint32_t>(canvas.theme.drawing.plants); // per cent
    for (std::uint32_t i = 0; i < 90; ++i) {
        if (hash(i, layout.seed, 4) % 100 >= share)
            continue;
        const QPointF p(0.05 + 0.9 * unitHash(i, layout.seed, 1), 0.05 + 0.9 * unitHash(i, layout.seed, 2));
        const double depth = layout.depths.empty() ? -1 : layout.depthAt(p);
        if (depth > -0.012 || layout.openGround(p) < kTrackHalfWidth + 0.04 || nearSymbol(layout, p) ||
            onWay(layout, p))
            continue;
        const bool pine = depth > -0.05;
        if (!pine && i > 46)
            continue;
        const bool close = std::any_of(plants.begin(), plants.end(), [&](const Plant& other) {
            return distanceBetween(other.at, p) < 0.05;
        });
        if (!close)
            plants.push_back({p, hash(i, layout.seed, 3) % 100, pine});
    }
    const auto screenY = [&](const Plant& plant) { return rotated(plant.at, canvas.rotation).y(); };
    std::sort(plants.begin(), plants.end(),
              [&](const Plant& a, const Plant& b) { return screenY(a) < screenY(b); });
    for (const Plant& plant : plants) {
        canvas.standAt(plant.at, plant.pine ? 0.072 : plant.kind < 70 ? 0.032 : 0.044);
        if (plant.pine)
            drawPine(canvas);
        else if (plant.kind < 70)
            drawTuft(canvas.painter,
                     canvas.shaded(canvas.theme.land.grassDark.darker(plant.kind < 35 ? 118 : 100)));
        else if (plant.kind < 90)
            drawSage(canvas);
        else
            drawStone(canvas);
        canvas.painter.restore();
    }
}

} // namespace lodeline::art
