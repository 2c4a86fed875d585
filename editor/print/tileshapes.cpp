// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/print/tileshapes.h"

#include "editor/print/nestedsvg.h"
#include "resources/art/own/ownpictures.h"
#include "resources/art/tilepainter.h"
#include "ui/export/svg/svgdevice.h"

#include <QPainter>

namespace lodeline::goldrush::editor {
namespace {

constexpr int kTileDecimals = 1;
constexpr QRectF kTile(0, 0, kTileUnits, kTileUnits);

// The pixels of a picture that cannot be shapes, a side.
constexpr int kPixels = 2048;

// Whether the picture of its own was painted.
bool paintOwnArt(ui::SvgDevice& device, const art::OwnArt& own, const QByteArray& prefix)
{
    const auto painted = art::ownPictures().await(own, {kPixels, kPixels});
    if (painted.image.isNull())
        return false;
    const QByteArray nested = nestedSvg(own.svg(), kTileUnits, prefix + "own-");
    device.add(nested);
    if (nested.isEmpty())
        QPainter(&device).drawImage(kTile, painted.image);
    return true;
}

} // namespace

QByteArray tileMarkup(const TileDesign& design, bool inkSaver, const QByteArray& prefix,
                      const art::Theme& theme)
{
    ui::SvgDevice device(kTile.size(), kTileDecimals, prefix);
    if (inkSaver) {
        QPainter(&device).fillRect(kTile, theme.print.paper);
        device.beginGroup(QByteArray("opacity=\"") + QByteArray::number(kPaleOpacity) + '"');
    }
    if (design.art.empty() || !paintOwnArt(device, art::OwnArt(design.art), prefix)) {
        QPainter painter(&device);
        art::paintTileShapes(painter, kTile, design, inkSaver ? paleOf(theme) : theme);
    }
    if (inkSaver) {
        device.endGroup();
        QPainter painter(&device);
        outlineMountains(painter, kTile, design, theme.print.mountainOutline);
    }
    return device.markup();
}

} // namespace lodeline::goldrush::editor
