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

// Almost white becomes white, as it would be printed as a haze of dots; everything else loses ink.
void makePale(QImage& image)
{
    constexpr int haze = 14;
    std::array<int, 256> paler{};
    for (int v = 0; v < 256; ++v)
        paler[static_cast<std::size_t>(v)] =
            255 - static_cast<int>(kPaleOpacity * std::max(0, 255 - v - haze));
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

QImage plainImage(const TileDesign& design, int side, bool inkSaver, const art::Theme& theme)
{
    QImage image(side, side, QImage::Format_RGB32);
    image.fill(theme.print.paper);
    {
        QPainter painter(&image);
        art::paintTile(painter, QRectF(0, 0, side, side), design, inkSaver ? paleOf(theme) : theme,
                       Rotation::R0, art::Patience::UntilThere);
    }
    if (inkSaver) {
        makePale(image);
        QPainter painter(&image);
        outlineMountains(painter, image.rect(), design, theme.print.mountainOutline);
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

art::Theme paleOf(art::Theme theme)
{
    const art::PaleLand& pale = theme.paleLand;
    theme.land.grass = pale.grass;
    theme.land.grassLight = pale.grassLight;
    theme.land.grassDark = pale.grassDark;
    theme.land.foothill = pale.foothill;
    theme.land.rock = pale.rock;
    theme.land.rockHigh = pale.rockHigh;
    theme.land.snow = pale.snow;
    theme.track.ballast = pale.ballast;
    return theme;
}

void outlineMountains(QPainter& painter, const QRectF& cut, const TileDesign& design, const QColor& colour)
{
    if (design.mountains.empty() || design.hasOwnPicture())
        return;
    const art::SegmentShapes shapes(design);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(cut.topLeft());
    painter.scale(cut.width(), cut.height());
    QPainterPath feet;
    for (std::size_t i = 0; i < design.mountains.size(); ++i) {
        const QPainterPath shape = shapes.at({FeatureKind::Mountain, static_cast<std::uint8_t>(i)});
        for (const QPolygonF& outline : shape.toSubpathPolygons()) {
            for (qsizetype point = 1; point < outline.size(); ++point) {
                if (runsAlongTheEdge({outline[point - 1], outline[point]}))
                    continue;
                if (feet.currentPosition() != outline[point - 1] || feet.isEmpty())
                    feet.moveTo(outline[point - 1]);
                feet.lineTo(outline[point]);
            }
        }
    }
    painter.strokePath(feet, QPen(colour, 0.008, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.restore();
}

const art::Theme& paperTheme()
{
    return art::Theme::light();
}

QImage tileImage(const TileDesign& design, const TileRaster& raster, bool inkSaver, const art::Theme& theme)
{
    const QImage plain = plainImage(design, raster.side, inkSaver, theme);
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
