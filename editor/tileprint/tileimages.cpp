// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tileprint/tileimages.h"

#include "resources/art/segmentshapes.h"
#include "resources/art/tilepainter.h"

#include <QLineF>
#include <QPainter>
#include <QPainterPath>

namespace lodeline::goldrush::editor {
namespace {

// Along the edge of the tile a mountain goes on at its neighbour.
bool runsAlongTheEdge(const QLineF& line)
{
    constexpr double near = 0.002;
    const auto both = [](double a, double b) {
        return (a < near && b < near) || (a > 1 - near && b > 1 - near);
    };
    return both(line.x1(), line.x2()) || both(line.y1(), line.y2());
}

QImage plainImage(const TileDesign& design, int side, bool inkSaver, const art::Theme& theme,
                  const art::PartPictures& own)
{
    QImage image(side, side, QImage::Format_RGB32);
    image.fill(theme.print.paper);
    {
        QPainter painter(&image);
        art::paintTile(painter, QRectF(0, 0, side, side), design, inkSaver ? paleOf(theme) : theme,
                       Rotation::R0, art::Patience::UntilThere, own);
    }
    if (inkSaver) {
        print::makePale(image);
        QPainter painter(&image);
        outlineMountains(painter, image.rect(), design, theme.print.mountainOutline);
    }
    return image;
}

} // namespace

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

QImage tileImage(const TileDesign& design, const print::FaceRaster& raster, bool inkSaver,
                 const art::Theme& theme, const art::PartPictures& own)
{
    return print::withBleed(plainImage(design, raster.side, inkSaver, theme, own), raster.bleed);
}

QImage backImage(const QImage& picture, int bleed, const QColor& ground, bool inkSaver)
{
    QImage image(picture.size(), QImage::Format_RGB32);
    image.fill(ground);
    QPainter painter(&image);
    painter.drawImage(0, 0, picture);
    painter.end();
    if (inkSaver)
        print::makePale(image);
    return print::withBleed(image, bleed);
}

} // namespace lodeline::goldrush::editor
