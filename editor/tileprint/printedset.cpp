// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tileprint/printedset.h"

#include "editor/print/pagepainter.h"
#include "editor/tileprint/refusedart.h"
#include "editor/tileprint/tileimages.h"
#include "editor/tileprint/tileshapes.h"
#include "engine/goldrush/design/findingplace.h"
#include "engine/goldrush/files/tilesetfile.h"
#include "engine/goldrush/files/tilesetjson.h"
#include "resources/art/ownpieces.h"
#include "resources/art/piecepainter.h"
#include "resources/art/tilepainter.h"
#include "ui/tilesetfiles.h"

#include <QPainter>

#include <algorithm>

namespace lodeline::goldrush::editor {

using print::ItemKind;
using print::paperTheme;
using print::PrintItem;
using print::PrintOptions;
using print::Sheet;

namespace {

constexpr double kPaleToken = 0.5; // opacity of a token where ink is saved
// Of the back of a token, as a part of its width.
constexpr double kPaleTokenOutline = 0.015;
constexpr double kOwnTokenEdge = 0.05;
constexpr int kBackPixels = 1200; // a side, where shapes are kept

std::vector<PrintItem> piecesOfAllColours()
{
    std::vector<PrintItem> items;
    for (int colour = 0; colour < art::playerColourNames().size(); ++colour) {
        items.insert(items.end(), kMostCowboys, {ItemKind::Cowboy, colour});
        items.push_back({ItemKind::Tent, colour});
        items.push_back({ItemKind::Marker, colour});
    }
    return items;
}

Result<print::LoadedPrintable> readPrinted(std::string_view text)
{
    return parseTileSet(text, Texts::Mended).map([](LoadedTileSet loaded) {
        return print::LoadedPrintable{std::make_shared<PrintedSet>(std::move(loaded.set)),
                                      std::move(loaded.problems)};
    });
}

} // namespace

PrintedSet::PrintedSet(TileSet set)
    : set_(std::move(set))
    , parts_(set_, art::Patience::UntilThere)
{
    for (std::size_t i = 0; i < set_.tiles.size(); ++i)
        faces_.push_back({set_.tiles[i].id, set_.tiles[i].count, set_.isStart(i)});
}

const std::vector<print::SheetKind>& PrintedSet::sheets() const
{
    static const std::vector<print::SheetKind> sheets{
        {.sheet = Sheet::Tiles,
         .wanted = &PrintOptions::tiles,
         .width = &PrintOptions::tileSize,
         .widths = print::kTileSizes,
         .bleeds = true},
        {.sheet = Sheet::Tokens,
         .wanted = &PrintOptions::tokens,
         .width = &PrintOptions::tokenSize,
         .widths = print::kPieceSizes},
        {.sheet = Sheet::Pieces,
         .wanted = &PrintOptions::pieces,
         .width = &PrintOptions::pieceSize,
         .widths = print::kPieceSizes,
         .mostColumns = kPiecesOfAColour}, // a row a colour
    };
    return sheets;
}

std::vector<PrintItem> PrintedSet::items(const PrintOptions& options, Sheet sheet) const
{
    switch (sheet) {
    case Sheet::Tiles:
        return tiles(options);
    case Sheet::Tokens:
        return tokens();
    default:
        return piecesOfAllColours();
    }
}

std::vector<PrintItem> PrintedSet::tiles(const PrintOptions& options) const
{
    std::vector<PrintItem> items;
    for (std::size_t i = 0; i < set_.tiles.size(); ++i) {
        if (!print::isChosen(options.designs, set_.tiles[i].id))
            continue;
        const int copies = options.oneOfEach ? 1 : set_.tiles[i].count;
        for (int copy = 0; copy < copies; ++copy) {
            const bool first = faces_[i].isStart && copy == 0;
            items.push_back({first ? ItemKind::StartTile : ItemKind::Tile, static_cast<int>(i)});
        }
    }
    return items;
}

std::vector<PrintItem> PrintedSet::tokens() const
{
    std::vector<PrintItem> items;
    for (std::size_t i = 0; i < set_.tokens.size(); ++i)
        items.insert(items.end(), static_cast<std::size_t>(std::max(set_.tokens[i].count, 0)),
                     {ItemKind::Token, static_cast<int>(i)});
    return items;
}

int PrintedSet::faceOf(const PrintItem& item) const
{
    return item.kind == ItemKind::Tile || item.kind == ItemKind::StartTile ? item.index : -1;
}

QImage PrintedSet::faceImage(int face, int side, bool inkSaver) const
{
    return tileImage(design(face), {side, 0}, inkSaver, paperTheme(), parts_);
}

void PrintedSet::paintFace(QPainter& painter, const QRectF& target, int face, bool inkSaver) const
{
    const art::Theme theme = inkSaver ? paleOf(paperTheme()) : paperTheme();
    if (design(face).hasOwnPicture())
        art::paintTile(painter, target, design(face), theme, Rotation::R0, art::Patience::UntilThere, parts_);
    else
        art::paintTileShapes(painter, target, design(face), theme, {}, {parts_, nullptr});
}

void PrintedSet::paintOutlines(QPainter& painter, const QRectF& target, int face) const
{
    outlineMountains(painter, target, design(face), paperTheme().print.mountainOutline);
}

QByteArray PrintedSet::faceMarkup(int face, bool inkSaver, const QByteArray& prefix) const
{
    return tileMarkup(design(face), inkSaver, prefix, paperTheme(), parts_);
}

void PrintedSet::paintItem(QPainter& painter, const PrintItem& item, const QRectF& cut, double /*bleed*/,
                           bool inkSaver) const
{
    const art::Theme& theme = paperTheme();
    const double edge = 0.04 * cut.width();
    const QRectF box = cut.adjusted(edge, edge, -edge, -edge);
    if (item.kind == ItemKind::Token) {
        painter.setOpacity(inkSaver ? kPaleToken : 1.0);
        art::paintToken(painter, box, set_.tokens[static_cast<std::size_t>(item.index)].value, theme, parts_);
        painter.setOpacity(1.0);
        return;
    }
    const QString colour = art::playerColourNames().at(item.index);
    print::paintCutLine(painter, cut);
    if (item.kind == ItemKind::Cowboy)
        art::paintCowboy(painter, box, colour, art::CowboyPose::Standing, theme, parts_);
    else if (item.kind == ItemKind::Tent)
        art::paintTent(painter, box, colour, theme, parts_);
    else
        art::paintEmblem(painter, box, colour, theme);
}

void PrintedSet::paintBack(QPainter& painter, const PrintItem& item, const QRectF& cut, double bleed,
                           bool inkSaver) const
{
    if (faceOf(item) >= 0)
        paintTileBack(painter, item.kind == ItemKind::StartTile ? TileBack::Start : TileBack::Usual, cut,
                      bleed, inkSaver);
    else if (item.kind == ItemKind::Token)
        paintTokenBack(painter, cut, inkSaver);
    else
        paintItem(painter, item, cut, bleed, inkSaver);
}

void PrintedSet::paintTileBack(QPainter& painter, TileBack back, const QRectF& cut, double bleed,
                               bool inkSaver) const
{
    const art::PrintedBacks& backs = inkSaver ? paperTheme().paleBacks : paperTheme().backs;
    const int side = art::sideOnDevice(painter, cut, kBackPixels);
    const print::FaceRaster raster{side, static_cast<int>(bleed / cut.width() * side)};
    const QByteArray look = "back/" + QByteArray::number(raster.bleed) + (inkSaver ? "/pale" : "");
    const QImage own = parts_
                           .picture("back", side, look,
                                    [&](const QImage& picture) {
                                        return backImage(picture, raster.bleed, backs.tile.ground, inkSaver);
                                    })
                           .image;
    if (own.isNull())
        return editor::paintTileBack(painter, cut, bleed, back, backs);
    painter.drawImage(raster.target(cut), own);
    if (back == TileBack::Start)
        paintStartSign(painter, cut, backs.start);
}

void PrintedSet::paintTokenBack(QPainter& painter, const QRectF& cut, bool inkSaver) const
{
    const art::PrintedBacks& backs = inkSaver ? paperTheme().paleBacks : paperTheme().backs;
    editor::paintTokenBack(painter, cut, backs.token, inkSaver ? kPaleTokenOutline : kTokenOutline);
    const double edge = kOwnTokenEdge * cut.width();
    const QRectF face = cut.adjusted(edge, edge, -edge, -edge);
    const QImage own = art::ownDisc(painter, face, "token-back", paperTheme(), parts_).image;
    painter.setOpacity(inkSaver ? kPaleToken : 1.0);
    painter.drawImage(face, own);
    painter.setOpacity(1.0);
}

Problems PrintedSet::refused(const std::vector<std::string>& ids) const
{
    return refusedArt(set_, ids);
}

std::string PrintedSet::idOf(const Problem& problem) const
{
    return located(problem, set_).tileId;
}

QString PrintedSet::baseName(const QString& file) const
{
    return ui::tileSetBaseName(file);
}

print::PrintFormat tileSetsToPrint()
{
    return {kTileSetFormat, readPrinted};
}

} // namespace lodeline::goldrush::editor
