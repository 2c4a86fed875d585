// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tileprint/tileshapes.h"

#include "editor/svg/svgguides.h"
#include "editor/tileprint/nestedsvg.h"
#include "resources/art/own/ownpictures.h"
#include "resources/art/tilepainter.h"
#include "ui/export/svg/svgdata.h"
#include "ui/export/svg/svgdevice.h"
#include "ui/plain/shown.h"

#include <QPainter>

namespace lodeline::goldrush::editor {
namespace {

constexpr int kTileDecimals = 1;
constexpr double kGuideWidth = 2;
constexpr QRectF kTile(0, 0, print::kFaceUnits, print::kFaceUnits);

// The pixels of a picture that cannot be shapes, a side.
constexpr int kPixels = 2048;

// Whether the picture of its own was painted.
bool paintOwnArt(ui::SvgDevice& device, const art::OwnArt& own, const QByteArray& prefix)
{
    const auto painted = art::ownPictures().await(own, {kPixels, kPixels});
    if (painted.image.isNull())
        return false;
    const auto drawing = own.drawing(art::ownPictures().store());
    const bool isShapes = drawing && !drawing->isOurs; // not pixels
    const QByteArray nested =
        isShapes ? nestedSvg(drawing->svg, print::kFaceUnits, prefix + "own-") : QByteArray();
    device.add(nested);
    if (nested.isEmpty())
        QPainter(&device).drawImage(kTile, painted.image);
    return true;
}

QByteArray layer(const QByteArray& id, const QByteArray& label)
{
    return R"(id=")" + id + R"(" inkscape:groupmode="layer" inkscape:label=")" + label + '"';
}

QByteArray layerOf(art::TilePart part)
{
    switch (part) {
    case art::TilePart::Prairie:
        return layer("prairie", "Prairie");
    case art::TilePart::Mountains:
        return layer("mountains", "Mountains");
    case art::TilePart::Plants:
        return layer("plants", "Plants");
    case art::TilePart::Town:
        return layer("town", "Town");
    case art::TilePart::Tracks:
        return layer("tracks", "Tracks");
    case art::TilePart::Houses:
        return layer("houses", "Houses");
    case art::TilePart::Symbols:
        return layer("symbols", "Symbols");
    }
    return {};
}

void paintLayers(ui::SvgDevice& device, const TileDesign& design)
{
    QPainter painter(&device);
    bool isOpen = false;
    art::paintTileShapes(painter, kTile, design, print::paperTheme(), [&](art::TilePart part) {
        if (isOpen)
            device.endGroup();
        isOpen = true;
        device.beginGroup(layerOf(part));
    });
    device.endGroup();
}

// With what the game paints above an own picture, as it will do so again.
void paintGuides(ui::SvgDevice& device, const TileDesign& design, bool isOwn, double bleed)
{
    device.beginGroup(layer(kGuidesId.toByteArray(), "Guides") + R"( sodipodi:insensitive="true")");
    QPainter painter(&device);
    if (isOwn)
        art::paintAbovePicture(painter, kTile, design, print::paperTheme(), Rotation::R0);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(print::paperTheme().print.cutLine, kGuideWidth));
    painter.drawRect(kTile);
    painter.setPen(QPen(print::paperTheme().print.cutLine, kGuideWidth, Qt::DashLine));
    painter.drawRect(kTile.adjusted(-bleed, -bleed, bleed, bleed));
    painter.end();
    device.endGroup();
}

} // namespace

QByteArray editableTile(const TileDesign& design, double size, double bleed)
{
    ui::SvgDevice device(kTile.size(), kTileDecimals);
    bool isOwn = false;
    if (design.hasOwnPicture()) {
        device.beginGroup(layer("picture", "Picture"));
        isOwn = paintOwnArt(device, art::OwnArt(design), "");
        device.endGroup();
    }
    if (!isOwn)
        paintLayers(device, design);
    paintGuides(device, design, isOwn, bleed / size * print::kFaceUnits);
    return ui::svgDocument({size, size}, kTile, ui::shownName(design.id), device.markup(),
                           R"(xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" )"
                           R"(xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd")");
}

QByteArray tileMarkup(const TileDesign& design, bool inkSaver, const QByteArray& prefix,
                      const art::Theme& theme)
{
    ui::SvgDevice device(kTile.size(), kTileDecimals, prefix);
    if (inkSaver) {
        QPainter(&device).fillRect(kTile, theme.print.paper);
        device.beginGroup(QByteArray("opacity=\"") + QByteArray::number(print::kPaleOpacity) + '"');
    }
    const art::Theme& colours = inkSaver ? paleOf(theme) : theme;
    const bool isOwn = design.hasOwnPicture() && paintOwnArt(device, art::OwnArt(design), prefix);
    QPainter land(&device);
    if (isOwn)
        art::paintAbovePicture(land, kTile, design, colours, Rotation::R0);
    else
        art::paintTileShapes(land, kTile, design, colours);
    land.end();
    if (inkSaver) {
        device.endGroup();
        QPainter painter(&device);
        outlineMountains(painter, kTile, design, theme.print.mountainOutline);
    }
    return device.markup();
}

} // namespace lodeline::goldrush::editor
