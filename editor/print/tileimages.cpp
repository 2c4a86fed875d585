// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/print/tileimages.h"

#include "resources/art/segmentshapes.h"
#include "resources/art/tilepainter.h"

#include <QLineF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>

namespace lodeline::goldrush::editor {
namespace {

art::Theme paleTheme()
{
    art::Theme theme = art::Theme::light();
    theme.grass = theme.grassLight = Qt::white;
    theme.grassDark = QColor(0xe4, 0xe8, 0xd8);
    theme.foothill = QColor(0xf0, 0xea, 0xe0);
    theme.rock = QColor(0xf6, 0xf1, 0xea);
    theme.rockHigh = QColor(0xfb, 0xf8, 0xf4);
    theme.snow = Qt::white;
    theme.ballast = QColor(0xf4, 0xf2, 0xee);
    return theme;
}

// Almost white becomes white, as it would be printed as a haze of dots; everything else loses ink.
void makePale(QImage& image)
{
    constexpr int haze = 14;
    constexpr double kept = 0.72;
    std::array<int, 256> paler{};
    for (int v = 0; v < 256; ++v)
        paler[static_cast<std::size_t>(v)] = 255 - static_cast<int>(kept * std::max(0, 255 - v - haze));
    const auto at = [&](int v) { return paler[static_cast<std::size_t>(v)]; };
    for (int y = 0; y < image.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
        for (int x = 0; x < image.width(); ++x)
            line[x] = qRgb(at(qRed(line[x])), at(qGreen(line[x])), at(qBlue(line[x])));
    }
}

// Along the edge of the tile a mountain goes on at its neighbour.
bool runsAlongTheEdge(const QLineF& line)
{
    constexpr double near = 0.002;
    const auto both = [](double a, double b) {
        return (a < near && b < near) || (a > 1 - near && b > 1 - near);
    };
    return both(line.x1(), line.x2()) || both(line.y1(), line.y2());
}

void outlineMountains(QImage& image, const TileDesign& design)
{
    if (design.mountains.empty() || !design.art.empty())
        return;
    const art::SegmentShapes shapes(design);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(image.width(), image.height());
    painter.setPen(QPen(QColor(0x8a, 0x7c, 0x6c), 0.008, Qt::SolidLine, Qt::RoundCap));
    for (std::size_t i = 0; i < design.mountains.size(); ++i) {
        const QPainterPath shape = shapes.at({FeatureKind::Mountain, static_cast<std::uint8_t>(i)});
        for (const QPolygonF& outline : shape.toSubpathPolygons()) {
            for (qsizetype point = 1; point < outline.size(); ++point) {
                const QLineF line(outline[point - 1], outline[point]);
                if (!runsAlongTheEdge(line))
                    painter.drawLine(line);
            }
        }
    }
}

QImage plainImage(const TileDesign& design, int side, bool inkSaver)
{
    QImage image(side, side, QImage::Format_RGB32);
    image.fill(Qt::white);
    {
        QPainter painter(&image);
        const art::Theme theme = inkSaver ? paleTheme() : art::Theme::light();
        art::paintTile(painter, QRectF(0, 0, side, side), design, theme, Rotation::R0,
                       art::Patience::UntilThere);
    }
    if (inkSaver) {
        makePale(image);
        outlineMountains(image, design);
    }
    return image;
}

} // namespace

TileRaster TileRaster::forPrint(double size, double bleed, double dpi)
{
    TileRaster raster;
    raster.side = std::max(1, static_cast<int>(std::lround(size / 25.4 * dpi)));
    raster.bleed = std::min(static_cast<int>(std::floor(bleed / size * raster.side)), raster.side);
    return raster;
}

QRectF TileRaster::target(const QRectF& cut) const
{
    const double more = cut.width() * bleed / side;
    return cut.adjusted(-more, -more, more, more);
}

QImage tileImage(const TileDesign& design, const TileRaster& raster, bool inkSaver)
{
    const QImage plain = plainImage(design, raster.side, inkSaver);
    if (raster.bleed == 0)
        return plain;
    const int whole = raster.side + 2 * raster.bleed;
    QImage image(whole, whole, QImage::Format_RGB32);
    QPainter painter(&image);
    for (int row = -1; row <= 1; ++row) {
        for (int column = -1; column <= 1; ++column)
            painter.drawImage(raster.bleed + column * raster.side, raster.bleed + row * raster.side,
                              plain.mirrored(column != 0, row != 0));
    }
    return image;
}

} // namespace lodeline::goldrush::editor
