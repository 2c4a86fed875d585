// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/print/pagepainter.h"

#include "editor/print/backs.h"
#include "editor/print/furniture.h"
#include "resources/art/piecepainter.h"
#include "resources/art/theme/theme.h"

#include <QPainter>

#include <algorithm>

namespace lodeline::goldrush::editor {
namespace {

constexpr double kPaleToken = 0.5; // opacity of a token where ink is saved
// Of the back of a token, as a part of its width.
constexpr double kTokenOutline = 0.04;
constexpr double kPaleTokenOutline = 0.015;

void paintCutLine(QPainter& painter, const QRectF& cut, const art::Theme& theme)
{
    painter.setPen(QPen(theme.print.cutLine, kMarkWidth, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(cut);
}

} // namespace

PagePainter::PagePainter(TileSet set, PrintOptions options, PrintLayout layout, double dpi)
    : set_(std::move(set))
    , options_(normalised(std::move(options)))
    , layout_(std::move(layout))
    , raster_(TileRaster::forPrint(options_.tileSize, layout_.bleed, dpi))
    , tiles_([this](QPainter& painter, int design, const QRectF& cut) { paintPicture(painter, design, cut); })
{
}

void PagePainter::paintPicture(QPainter& painter, int design, const QRectF& cut)
{
    if (lastDesign_ != design) {
        lastPicture_ =
            tileImage(set_.tiles[static_cast<std::size_t>(design)], raster_, options_.inkSaver, theme_);
        lastDesign_ = design;
    }
    painter.drawImage(raster_.target(cut), lastPicture_);
}

bool PagePainter::paint(QPainter& painter, const PrintPage& page, const Step& step)
{
    painter.save();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform |
                           QPainter::TextAntialiasing);
    // Pale pictures are mostly white and small as they are; JPEG would blur their lines.
    painter.setRenderHint(QPainter::LosslessImageRendering, options_.inkSaver);
    const bool whole = std::ranges::all_of(page.items, [&](const PlacedItem& placed) {
        if (step && !step())
            return false;
        page.isBack ? paintBack(painter, placed) : paintFront(painter, placed);
        return true;
    });
    if (whole)
        paintFurniture(painter, set_, options_, layout_, page, theme_.print);
    painter.restore();
    return whole;
}

void PagePainter::paintFront(QPainter& painter, const PlacedItem& placed)
{
    if (placed.item.kind != ItemKind::Tile && placed.item.kind != ItemKind::StartTile)
        return paintPiece(painter, placed);
    tiles_(painter, placed.item.index, placed.cut);
    if (options_.inkSaver)
        paintCutLine(painter, placed.cut, theme_);
}

void PagePainter::paintBack(QPainter& painter, const PlacedItem& placed) const
{
    const art::PrintedBacks& backs = options_.inkSaver ? theme_.paleBacks : theme_.backs;
    switch (placed.item.kind) {
    case ItemKind::Tile:
    case ItemKind::StartTile:
        paintTileBack(painter, placed.cut, layout_.bleed,
                      placed.item.kind == ItemKind::StartTile ? TileBack::Start : TileBack::Usual, backs);
        return options_.inkSaver ? paintCutLine(painter, placed.cut, theme_) : void();
    case ItemKind::Token:
        return paintTokenBack(painter, placed.cut, backs.token,
                              options_.inkSaver ? kPaleTokenOutline : kTokenOutline);
    default:
        return paintPiece(painter, placed);
    }
}

void PagePainter::paintPiece(QPainter& painter, const PlacedItem& placed) const
{
    const double edge = 0.04 * placed.cut.width();
    const QRectF box = placed.cut.adjusted(edge, edge, -edge, -edge);
    if (placed.item.kind == ItemKind::Token) {
        painter.setOpacity(options_.inkSaver ? kPaleToken : 1.0);
        art::paintToken(painter, box, set_.tokens[static_cast<std::size_t>(placed.item.index)].value, theme_);
        painter.setOpacity(1.0);
        return;
    }
    const QString colour = art::playerColourNames().at(placed.item.index);
    paintCutLine(painter, placed.cut, theme_);
    if (placed.item.kind == ItemKind::Cowboy)
        art::paintCowboy(painter, box, colour, art::CowboyPose::Standing, theme_);
    else if (placed.item.kind == ItemKind::Tent)
        art::paintTent(painter, box, colour, theme_);
    else
        art::paintEmblem(painter, box, colour, theme_);
}

} // namespace lodeline::goldrush::editor
