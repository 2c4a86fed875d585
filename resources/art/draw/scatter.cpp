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

void drawSage(QPainter& painter, const QColor& colour)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(40, 30, 10, 70));
    painter.drawEllipse(QPointF(0.1, 0.3), 0.5, 0.18);
    painter.setBrush(colour.darker(125));
    painter.drawEllipse(QPointF(0, 0.08), 0.46, 0.34);
    painter.setBrush(colour);
    painter.drawEllipse(QPointF(-0.12, -0.02), 0.28, 0.22);
    painter.setBrush(colour.lighter(120));
    painter.drawEllipse(QPointF(-0.18, -0.1), 0.13, 0.10);
}

void drawStone(QPainter& painter)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(40, 30, 20, 80));
    painter.drawEllipse(QPointF(0.12, 0.2), 0.5, 0.26);
    painter.setBrush(QColor(0x9c, 0x8d, 0x78));
    painter.drawPolygon(polygon({{-0.42, 0.22}, {-0.3, -0.2}, {0.1, -0.3}, {0.42, 0.02}, {0.38, 0.26}}));
    painter.setBrush(QColor(0xc4, 0xb7, 0xa0));
    painter.drawPolygon(polygon({{-0.34, 0.0}, {-0.28, -0.2}, {0.1, -0.3}, {0.0, -0.02}}));
}

bool nearSymbol(const Layout& layout, QPointF p)
{
    return std::any_of(layout.symbols.begin(), layout.symbols.end(), [&](const Symbol& symbol) {
        return distanceBetween(symbol.at, p) < 0.5 * symbol.size + 0.035;
    });
}

} // namespace

void drawPine(QPainter& painter)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(30, 24, 10, 90));
    painter.drawEllipse(QPointF(0.16, 0.4), 0.36, 0.12);
    painter.setBrush(QColor(0x4a, 0x33, 0x20));
    painter.drawRect(QRectF(-0.06, 0.25, 0.12, 0.18));
    const QPolygonF shape = polygon(
        {{0, -0.5}, {0.2, -0.12}, {0.12, -0.12}, {0.32, 0.28}, {-0.32, 0.28}, {-0.12, -0.12}, {-0.2, -0.12}});
    painter.setBrush(QColor(0x35, 0x52, 0x30));
    painter.drawPolygon(shape);
    painter.setBrush(QColor(0x55, 0x78, 0x42));
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
    for (std::uint32_t i = 0; i < 90; ++i) {
        const QPointF p(0.05 + 0.9 * unitHash(i, layout.seed, 1), 0.05 + 0.9 * unitHash(i, layout.seed, 2));
        const double depth = layout.depths.empty() ? -1 : layout.depthAt(p);
        if (depth > -0.012 || layout.openGround(p) < kTrackHalfWidth + 0.04 || nearSymbol(layout, p))
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
            drawPine(canvas.painter);
        else if (plant.kind < 70)
            drawTuft(canvas.painter,
                     canvas.shaded(canvas.theme.grassDark.darker(plant.kind < 35 ? 118 : 100)));
        else if (plant.kind < 90)
            drawSage(canvas.painter, canvas.shaded(QColor(0x8d, 0xa0, 0x62)));
        else
            drawStone(canvas.painter);
        canvas.painter.restore();
    }
}

} // namespace lodeline::art
