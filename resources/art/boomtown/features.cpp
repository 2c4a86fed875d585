// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/boomtown/features.h"

#include "resources/art/land/noise.h"

#include <cmath>
#include <numbers>

namespace lodeline::boomtown {
namespace {

using art::Canvas;
using art::pen;
using art::polygon;

constexpr double kSmall = 34; // px: below there is room for few things only, which are larger
constexpr double kLarge = 72; // px: from here on there is room for details

// The colours of a territory as they are painted.
struct Brush
{
    Brush(const Canvas& canvas, Territory territory)
        : Brush(canvas, canvas.theme.territories[index(territory)])
    {
    }
    Brush(const Canvas& canvas, const art::TerritoryColours& colours)
        : light(canvas.shaded(colours.light))
        , dark(canvas.shaded(colours.dark))
        , feature(canvas.shaded(colours.feature))
        , featureLight(canvas.shaded(colours.featureLight))
        , featureDark(canvas.shaded(colours.featureDark))
    {
    }

    QColor light;
    QColor dark;
    QColor feature;
    QColor featureLight;
    QColor featureDark;
};

QColor faint(QColor colour, double alpha)
{
    colour.setAlphaF(float(alpha));
    return colour;
}

// A line from edge to edge that leaves a square where it enters the next.
struct Crest
{
    double y = 0.5;
    double height = 0.05;
    double phase = 0;

    double at(double x) const
    {
        const double turn = 2 * std::numbers::pi;
        return y + height * std::sin(turn * (x + phase)) +
               0.4 * height * std::sin(turn * (2 * x + 3 * phase));
    }
};

constexpr int kCrestSteps = 24;

// Below the crest the ground falls into shade, above it catches light.
void drawCrest(const Canvas& canvas, const Crest& crest, const Brush& brush, double depth)
{
    QPolygonF shade;
    QPolygonF line;
    for (int i = -1; i <= kCrestSteps + 1; ++i) {
        const double x = double(i) / kCrestSteps;
        line << QPointF(x, crest.at(x));
    }
    shade = line;
    for (int i = kCrestSteps + 1; i >= -1; --i) {
        const double x = double(i) / kCrestSteps;
        const double swing = 0.5 + 0.5 * std::sin(2 * std::numbers::pi * (x + crest.phase + 0.3));
        shade << QPointF(x, crest.at(x) + depth * (0.15 + 0.85 * swing));
    }
    QPainter& painter = canvas.painter;
    QLinearGradient fall(0, crest.y - crest.height, 0, crest.y + depth + crest.height);
    fall.setColorAt(0, brush.dark);
    fall.setColorAt(1, faint(brush.dark, 0.15));
    painter.setPen(Qt::NoPen);
    painter.setBrush(fall);
    painter.drawPolygon(shade);
    painter.setPen(pen(brush.light, std::max(0.016, 0.8 / canvas.px)));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(line);
}

void drawCactus(const Canvas& canvas, const Brush& brush)
{
    QPainter& painter = canvas.painter;
    painter.setPen(Qt::NoPen);
    painter.setBrush(faint(brush.featureDark, 0.35));
    painter.drawEllipse(QPointF(0.14, 0.46), 0.34, 0.09);
    QPainterPath stem;
    stem.moveTo(0, 0.46);
    stem.lineTo(0, -0.40);
    stem.moveTo(0, 0.18);
    stem.lineTo(-0.16, 0.18);
    stem.quadTo(-0.28, 0.18, -0.28, 0.04);
    stem.lineTo(-0.28, -0.10);
    stem.moveTo(0, 0.04);
    stem.lineTo(0.14, 0.04);
    stem.quadTo(0.27, 0.04, 0.27, -0.08);
    stem.lineTo(0.27, -0.22);
    painter.setBrush(Qt::NoBrush);
    painter.strokePath(stem, pen(brush.featureDark, 0.25));
    painter.strokePath(stem, pen(brush.feature, 0.17));
    if (canvas.px >= kLarge)
        painter.strokePath(stem.translated(-0.03, -0.01), pen(brush.featureLight, 0.05));
}

void drawPebble(const Canvas& canvas, const Brush& brush)
{
    QPainter& painter = canvas.painter;
    painter.setPen(Qt::NoPen);
    painter.setBrush(brush.dark.darker(125));
    painter.drawPolygon(polygon({{-0.45, 0.25}, {-0.3, -0.2}, {0.1, -0.3}, {0.45, 0.05}, {0.4, 0.28}}));
    painter.setBrush(brush.light);
    painter.drawPolygon(polygon({{-0.36, 0.02}, {-0.28, -0.2}, {0.1, -0.3}, {0.0, 0.0}}));
}

using Draw = void (*)(const Canvas&, const Brush&);

void stand(const Canvas& canvas, const Brush& brush, QPointF at, double size, Draw draw)
{
    canvas.standAt(at, size);
    draw(canvas, brush);
    canvas.painter.restore();
}

void drawDesert(const Canvas& canvas, const Brush& brush, std::uint32_t seed)
{
    drawCrest(canvas, {0.20, 0.045, 0.05}, brush, 0.13);
    if (canvas.px >= kSmall)
        drawCrest(canvas, {0.53, 0.050, 0.55}, brush, 0.13);
    drawCrest(canvas, {0.85, 0.040, 0.30}, brush, 0.12);
    const bool mirrored = seed % 2 != 0;
    const auto place = [mirrored](double x, double y) { return QPointF(mirrored ? 1 - x : x, y); };
    if (canvas.px < kSmall) {
        stand(canvas, brush, place(0.17, 0.34), 0.56, drawCactus);
        return;
    }
    stand(canvas, brush, place(0.18, 0.29), 0.40, drawCactus);
    stand(canvas, brush, place(0.86, 0.70), 0.26, drawCactus);
    if (canvas.px >= kLarge) {
        stand(canvas, brush, place(0.86, 0.12), 0.06, drawPebble);
        stand(canvas, brush, place(0.78, 0.16), 0.04, drawPebble);
        stand(canvas, brush, place(0.12, 0.78), 0.05, drawPebble);
    }
}

void drawPine(const Canvas& canvas, const Brush& brush)
{
    QPainter& painter = canvas.painter;
    painter.setPen(Qt::NoPen);
    painter.setBrush(faint(brush.featureDark, 0.45));
    painter.drawEllipse(QPointF(0.14, 0.42), 0.40, 0.12);
    painter.setBrush(brush.featureDark);
    painter.drawPolygon(polygon({{0, -0.5},
                                 {0.22, -0.10},
                                 {0.15, -0.10},
                                 {0.36, 0.42},
                                 {-0.36, 0.42},
                                 {-0.15, -0.10},
                                 {-0.22, -0.10}}));
    painter.setBrush(brush.feature);
    painter.drawPolygon(
        polygon({{0, -0.5}, {-0.22, -0.10}, {-0.15, -0.10}, {-0.36, 0.42}, {0.10, 0.42}, {0.02, -0.1}}));
    painter.setBrush(brush.featureLight);
    painter.drawPolygon(polygon({{0, -0.5}, {-0.22, -0.10}, {-0.10, -0.10}}));
    painter.drawPolygon(polygon({{-0.15, -0.06}, {-0.36, 0.42}, {-0.22, 0.42}, {-0.08, -0.02}}));
}

void drawForest(const Canvas& canvas, const Brush& brush, std::uint32_t seed)
{
    const bool small = canvas.px < kSmall;
    const int rows = small ? 3 : 5;
    const int columns = small ? 3 : 5;
    const double size = small ? 0.44 : 0.27;
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < columns; ++column) {
            const auto number = static_cast<std::uint32_t>(row * columns + column);
            const double stagger = row % 2 == 0 ? 0.0 : 0.5;
            if (stagger > 0 && column == columns - 1)
                continue;
            const double jitter = small ? 0.0 : 0.05;
            const double half = size / 2;
            const double x = half * 0.76 + (1 - 0.76 * size) * (column + stagger) / (columns - 1) +
                             jitter * (art::unitHash(number, seed, 1) - 0.5);
            const double y =
                half + (1 - size) * row / (rows - 1) + jitter * (art::unitHash(number, seed, 2) - 0.5);
            const double grown = size * (0.88 + 0.2 * art::unitHash(number, seed, 3));
            stand(canvas, brush,
                  {std::clamp(x, 0.4 * grown, 1 - 0.4 * grown), std::clamp(y, half, 1 - 0.6 * grown)}, grown,
                  drawPine);
        }
    }
}

// Rock that ends in the ground around it, where there is room for that.
QBrush rock(const Canvas& canvas, const QColor& colour)
{
    if (canvas.px < kSmall)
        return colour;
    QLinearGradient fade(0, -0.5, 0, 0.5);
    fade.setColorAt(0.55, colour);
    fade.setColorAt(1, faint(colour, 0));
    return fade;
}

// A peak with its foot on y = 0.5.
void drawPeak(const Canvas& canvas, const Brush& brush)
{
    QPainter& painter = canvas.painter;
    painter.setPen(Qt::NoPen);
    painter.setBrush(rock(canvas, brush.featureDark));
    painter.drawPolygon(
        polygon({{0.02, -0.5}, {0.24, -0.12}, {0.30, -0.10}, {0.58, 0.5}, {-0.1, 0.5}, {0.0, 0.1}}));
    painter.setBrush(rock(canvas, brush.feature));
    painter.drawPolygon(polygon({{0.02, -0.5},
                                 {0.09, -0.1},
                                 {-0.02, 0.12},
                                 {0.16, 0.5},
                                 {-0.58, 0.5},
                                 {-0.28, -0.02},
                                 {-0.2, -0.08}}));
    painter.setBrush(rock(canvas, brush.featureLight));
    painter.drawPolygon(polygon({{0.02, -0.5},
                                 {-0.20, -0.08},
                                 {-0.28, -0.02},
                                 {-0.58, 0.5},
                                 {-0.30, 0.5},
                                 {-0.14, 0.06},
                                 {-0.08, -0.06}}));
    painter.setBrush(canvas.shaded(canvas.theme.territories[index(Territory::Snow)].ground));
    painter.drawPolygon(polygon({{0.02, -0.5},
                                 {0.16, -0.26},
                                 {0.09, -0.29},
                                 {0.05, -0.17},
                                 {-0.02, -0.27},
                                 {-0.09, -0.17},
                                 {-0.15, -0.20}}));
}

void drawMountains(const Canvas& canvas, const Brush& brush, std::uint32_t seed)
{
    const bool mirrored = seed % 2 != 0;
    const auto place = [mirrored](double x, double y) { return QPointF(mirrored ? 1 - x : x, y); };
    if (canvas.px < kSmall) {
        stand(canvas, brush, place(0.76, 0.32), 0.60, drawPeak);
        stand(canvas, brush, place(0.22, 0.36), 0.70, drawPeak);
        stand(canvas, brush, place(0.84, 0.84), 0.40, drawPeak);
        stand(canvas, brush, place(0.16, 0.84), 0.36, drawPeak);
        return;
    }
    stand(canvas, brush, place(0.72, 0.27), 0.46, drawPeak);
    stand(canvas, brush, place(0.33, 0.31), 0.56, drawPeak);
    stand(canvas, brush, place(0.84, 0.62), 0.32, drawPeak);
    stand(canvas, brush, place(0.16, 0.66), 0.32, drawPeak);
    stand(canvas, brush, place(0.70, 0.87), 0.24, drawPeak);
    stand(canvas, brush, place(0.36, 0.90), 0.20, drawPeak);
    if (canvas.px >= kLarge) {
        stand(canvas, brush, place(0.50, 0.95), 0.05, drawPebble);
        stand(canvas, brush, place(0.92, 0.92), 0.06, drawPebble);
        stand(canvas, brush, place(0.07, 0.90), 0.05, drawPebble);
    }
}

void drawTuft(const Canvas& canvas, const Brush& brush)
{
    QPainter& painter = canvas.painter;
    painter.setPen(pen(brush.feature, 0.15));
    painter.drawLine(QPointF(-0.1, 0.4), QPointF(-0.42, -0.14));
    painter.drawLine(QPointF(0, 0.4), QPointF(0.02, -0.44));
    painter.drawLine(QPointF(0.1, 0.4), QPointF(0.44, -0.08));
    if (canvas.px < kLarge)
        return;
    painter.setPen(pen(brush.featureLight, 0.08));
    painter.drawLine(QPointF(-0.05, 0.3), QPointF(-0.2, -0.25));
    painter.drawLine(QPointF(0.06, 0.3), QPointF(0.22, -0.2));
}

// A fence goes on from square to square.
void drawFence(const Canvas& canvas, const Brush& brush, double y)
{
    QPainter& painter = canvas.painter;
    const double width = std::max(0.018, 0.9 / canvas.px);
    painter.setPen(pen(brush.featureDark, width, Qt::FlatCap));
    for (const double rail : {0.0, 0.055})
        painter.drawLine(QPointF(-0.1, y + rail), QPointF(1.1, y + rail));
    for (int post = 0; post < 5; ++post) {
        const double x = 0.1 + 0.2 * post;
        painter.setPen(pen(brush.featureDark, 1.6 * width, Qt::FlatCap));
        painter.drawLine(QPointF(x, y - 0.045), QPointF(x, y + 0.10));
    }
}

void drawPlains(const Canvas& canvas, const Brush& brush, std::uint32_t seed)
{
    if (canvas.px >= kSmall)
        drawFence(canvas, brush, 0.12);
    constexpr std::array<std::array<double, 2>, 9> kTufts{{{0.12, 0.36},
                                                           {0.88, 0.34},
                                                           {0.66, 0.24},
                                                           {0.13, 0.62},
                                                           {0.87, 0.62},
                                                           {0.22, 0.87},
                                                           {0.50, 0.93},
                                                           {0.79, 0.87},
                                                           {0.34, 0.24}}};
    constexpr std::array<std::array<double, 2>, 4> kFewTufts{
        {{0.16, 0.16}, {0.84, 0.20}, {0.18, 0.82}, {0.83, 0.84}}};
    if (canvas.px < kSmall) {
        for (const auto& [x, y] : kFewTufts)
            stand(canvas, brush, {x, y}, 0.26, drawTuft);
        return;
    }
    if (canvas.px >= kLarge) {
        for (std::uint32_t flower = 0; flower < 14; ++flower) {
            const QPointF at(0.04 + 0.92 * art::unitHash(flower, seed, 7),
                             0.24 + 0.72 * art::unitHash(flower, seed, 8));
            canvas.painter.setPen(Qt::NoPen);
            canvas.painter.setBrush(brush.featureLight);
            canvas.painter.drawEllipse(at, 0.011, 0.009);
        }
    }
    std::uint32_t number = 0;
    for (const auto& [x, y] : kTufts) {
        ++number;
        const QPointF at(x + 0.05 * (art::unitHash(number, seed, 4) - 0.5),
                         y + 0.05 * (art::unitHash(number, seed, 5) - 0.5));
        stand(canvas, brush, at, 0.13 + 0.04 * art::unitHash(number, seed, 6), drawTuft);
    }
}

void drawFlakeIn(const Canvas& canvas, const QColor& colour)
{
    QPainter& painter = canvas.painter;
    painter.save();
    painter.setPen(pen(colour, canvas.px < kLarge ? 0.13 : 0.09));
    for (int arm = 0; arm < 3; ++arm) {
        painter.drawLine(QPointF(0, -0.5), QPointF(0, 0.5));
        if (canvas.px >= kLarge) {
            for (const double end : {-1.0, 1.0}) {
                painter.drawLine(QPointF(0, 0.28 * end), QPointF(0.14, 0.43 * end));
                painter.drawLine(QPointF(0, 0.28 * end), QPointF(-0.14, 0.43 * end));
            }
        }
        painter.rotate(60);
    }
    painter.restore();
}

void drawFlake(const Canvas& canvas, const Brush& brush)
{
    if (canvas.px >= kLarge) {
        canvas.painter.translate(-0.03, -0.06);
        drawFlakeIn(canvas, brush.featureLight);
        canvas.painter.translate(0.03, 0.06);
    }
    drawFlakeIn(canvas, canvas.px < kSmall ? brush.featureDark : brush.feature);
}

void drawSnow(const Canvas& canvas, const Brush& brush, std::uint32_t seed)
{
    drawCrest(canvas, {0.33, 0.06, 0.10}, brush, 0.16);
    drawCrest(canvas, {0.78, 0.06, 0.62}, brush, 0.16);
    const bool mirrored = seed % 2 != 0;
    const auto place = [mirrored](double x, double y) { return QPointF(mirrored ? 1 - x : x, y); };
    if (canvas.px < kSmall) {
        stand(canvas, brush, place(0.16, 0.17), 0.26, drawFlake);
        stand(canvas, brush, place(0.85, 0.83), 0.26, drawFlake);
        return;
    }
    stand(canvas, brush, place(0.15, 0.16), 0.17, drawFlake);
    stand(canvas, brush, place(0.84, 0.22), 0.12, drawFlake);
    stand(canvas, brush, place(0.12, 0.63), 0.11, drawFlake);
    stand(canvas, brush, place(0.87, 0.66), 0.16, drawFlake);
    stand(canvas, brush, place(0.30, 0.91), 0.12, drawFlake);
}

void drawWater(const Canvas& canvas, const Brush& brush, std::uint32_t /*seed*/)
{
    const bool small = canvas.px < kSmall;
    const int rows = small ? 3 : 5;
    const double half = small ? 0.16 : 0.09; // of one wave's width
    const double swing = small ? 0.13 : 0.07;
    const int inRow = small ? 2 : 3;
    QPainter& painter = canvas.painter;
    QPainterPath waves;
    for (int row = 0; row < rows; ++row) {
        const double y = (row + 0.5) / rows;
        for (int i = -1; i <= inRow; ++i) {
            const double x = (i + (row % 2 == 0 ? 0.5 : 0.0)) / inRow;
            waves.moveTo(x - half, y);
            waves.quadTo(x - half / 2, y - swing, x, y);
            waves.quadTo(x + half / 2, y + swing, x + half, y);
        }
    }
    painter.setBrush(Qt::NoBrush);
    const double width = std::max(0.022, 1.1 / canvas.px);
    painter.strokePath(waves.translated(0, 1.5 * width), pen(faint(brush.featureDark, 0.6), width));
    painter.strokePath(waves, pen(brush.feature, width));
    if (canvas.px >= kLarge)
        painter.strokePath(waves.translated(0, -0.3 * width),
                           pen(faint(brush.featureLight, 0.7), 0.3 * width));
}

} // namespace

void drawFeatures(const Canvas& canvas, Territory territory, std::uint32_t seed)
{
    const Brush brush(canvas, territory);
    switch (territory) {
    case Territory::Desert:
        return drawDesert(canvas, brush, seed);
    case Territory::Forest:
        return drawForest(canvas, brush, seed);
    case Territory::Mountains:
        return drawMountains(canvas, brush, seed);
    case Territory::Plains:
        return drawPlains(canvas, brush, seed);
    case Territory::Snow:
        return drawSnow(canvas, brush, seed);
    case Territory::Water:
        return drawWater(canvas, brush, seed);
    }
}

} // namespace lodeline::boomtown
