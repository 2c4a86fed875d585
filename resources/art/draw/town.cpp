// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/draw/canvas.h"
#include "resources/art/land/noise.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace lodeline::art {

using namespace goldrush;

namespace {

// Angles that keep away from the tracks, so that these are seen to enter.
std::vector<double> houseAngles(const Layout& layout)
{
    std::vector<double> tracks;
    for (const TrackLine& track : layout.tracks) {
        if (track.end == RailroadEnd::City) {
            const QPointF back = -track.line.direction(track.line.length());
            tracks.push_back(std::atan2(back.y(), back.x()));
        }
    }
    std::vector<double> angles;
    const int places = 16;
    for (int slot = 0; slot < places; ++slot) {
        const double angle = 2 * std::numbers::pi * slot / places;
        const bool free = std::none_of(tracks.begin(), tracks.end(), [&](double track) {
            return std::abs(std::remainder(angle - track, 2 * std::numbers::pi)) < 0.5;
        });
        if (free)
            angles.push_back(angle);
    }
    return angles;
}

struct Building
{
    QPointF at;
    std::uint32_t seed = 0;
    bool tower = false;
};

} // namespace

void drawHouse(const Canvas& canvas, std::uint32_t seed)
{
    QPainter& painter = canvas.painter;
    const TownColours& colours = canvas.theme.town;
    const auto& [wall, roof] = canvas.theme.houses[seed % canvas.theme.houses.size()];
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.houseShadow);
    painter.drawPolygon(polygon({{-0.38, 0.42}, {0.44, 0.42}, {0.56, 0.30}, {0.44, 0.1}}));
    painter.setPen(pen(colours.outline, 0.05));
    painter.setBrush(wall);
    painter.drawRect(QRectF(-0.40, -0.06, 0.42, 0.48));
    painter.setBrush(wall.darker(128));
    painter.drawRect(QRectF(0.02, -0.06, 0.40, 0.48));
    painter.setBrush(roof.lighter(118));
    painter.drawPolygon(polygon({{-0.48, -0.02}, {-0.19, -0.44}, {0.04, -0.02}}));
    painter.setBrush(roof);
    painter.drawPolygon(polygon({{-0.19, -0.44}, {0.28, -0.44}, {0.50, -0.02}, {0.04, -0.02}}));
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.outline);
    painter.drawRect(QRectF(-0.26, 0.14, 0.15, 0.28));
    painter.setBrush(colours.window);
    painter.drawRect(QRectF(0.13, 0.08, 0.14, 0.14));
}

void drawWaterTower(const Canvas& canvas)
{
    QPainter& painter = canvas.painter;
    const TownColours& colours = canvas.theme.town;
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.towerShadow);
    painter.drawEllipse(QPointF(0.1, 0.42), 0.32, 0.09);
    painter.setPen(pen(colours.outline, 0.07));
    painter.drawLine(QPointF(-0.2, 0.05), QPointF(-0.26, 0.44));
    painter.drawLine(QPointF(0.2, 0.05), QPointF(0.26, 0.44));
    painter.drawLine(QPointF(-0.22, 0.2), QPointF(0.24, 0.4));
    painter.drawLine(QPointF(0.22, 0.2), QPointF(-0.24, 0.4));
    QLinearGradient barrel(-0.28, 0, 0.28, 0);
    barrel.setColorAt(0, colours.barrel);
    barrel.setColorAt(1, colours.barrelDark);
    painter.setPen(pen(colours.outline, 0.05));
    painter.setBrush(barrel);
    painter.drawRect(QRectF(-0.28, -0.28, 0.56, 0.36));
    painter.drawLine(QPointF(-0.28, -0.17), QPointF(0.28, -0.17));
    painter.drawLine(QPointF(-0.28, -0.02), QPointF(0.28, -0.02));
    painter.setBrush(colours.towerRoof);
    painter.drawPolygon(polygon({{-0.34, -0.26}, {0, -0.5}, {0.34, -0.26}}));
}

void drawTownGround(const Canvas& canvas, const Layout& layout)
{
    if (!layout.town)
        return;
    QPainter& painter = canvas.painter;
    const TownColours& colours = canvas.theme.town;
    const Circle& town = *layout.town;
    QPainterPath square;
    for (int i = 0; i < 40; ++i) {
        const double angle = 2 * std::numbers::pi * i / 40;
        const double radius =
            town.radius * (0.93 + 0.1 * unitHash(static_cast<std::uint32_t>(i / 2), layout.seed));
        const QPointF p = town.centre + radius * QPointF(std::cos(angle), std::sin(angle));
        i == 0 ? square.moveTo(p) : square.lineTo(p);
    }
    square.closeSubpath();
    QRadialGradient dust(town.centre, town.radius);
    dust.setColorAt(0, canvas.shaded(colours.ground));
    dust.setColorAt(0.75, canvas.shaded(colours.groundOuter));
    dust.setColorAt(1, canvas.shaded(colours.groundEdge));
    painter.setPen(pen(canvas.shaded(colours.groundOutline), 0.010));
    painter.setBrush(dust);
    painter.drawPath(square);
}

void drawTown(const Canvas& canvas, const Layout& layout)
{
    if (!layout.town)
        return;
    QPainter& painter = canvas.painter;
    const Circle& town = *layout.town;
    std::vector<Building> buildings;
    std::uint32_t number = layout.seed % 5;
    for (const double angle : houseAngles(layout)) {
        const double radius = town.radius * 0.84;
        const QPointF spot = town.centre + radius * QPointF(std::cos(angle), std::sin(angle));
        const QPointF at(std::clamp(spot.x(), 0.13, 0.87), std::clamp(spot.y(), 0.13, 0.87));
        const bool tooClose = std::any_of(buildings.begin(), buildings.end(), [&](const Building& other) {
            return distanceBetween(other.at, at) < 0.125 * std::min(1.0, town.radius / 0.22);
        });
        if (!tooClose)
            buildings.push_back({at, number++, false});
    }
    if (buildings.size() > 2)
        buildings[buildings.size() / 2].tower = true;
    const auto screenY = [&](const Building& b) { return rotated(b.at, canvas.rotation).y(); };
    std::sort(buildings.begin(), buildings.end(),
              [&](const Building& a, const Building& b) { return screenY(a) < screenY(b); });
    for (const Building& building : buildings) {
        canvas.standAt(building.at, (building.tower ? 0.205 : 0.185) * std::min(1.0, town.radius / 0.22));
        building.tower ? drawWaterTower(canvas) : drawHouse(canvas, building.seed);
        painter.restore();
    }
}

} // namespace lodeline::art
