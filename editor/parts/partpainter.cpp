// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/parts/partpainter.h"

#include "editor/tileprint/backs.h"
#include "resources/art/draw/render.h"
#include "resources/art/piecepainter.h"

#include <QPainter>

namespace lodeline::goldrush::editor {
namespace {

using Kind = SetPart::Kind;

void paintSymbol(QPainter& painter, const QRectF& box, Kind kind, const art::Theme& theme,
                 const art::PartPictures& own)
{
    art::Layout layout;
    ArtLayers layers;
    const auto add = [&](art::SymbolKind symbol, ArtLayer layer) {
        layout.symbols = {{symbol, {0.5, 0.5}, 1, 1}};
        layers.set(layer, true);
    };
    if (kind == Kind::Nugget)
        add(art::SymbolKind::Nugget, ArtLayer::Nuggets);
    else if (kind == Kind::Locomotive)
        add(art::SymbolKind::Locomotive, ArtLayer::Locomotives);
    else if (kind == Kind::Tipi)
        add(art::SymbolKind::Tipi, ArtLayer::Tipis);
    else
        add(art::SymbolKind::Horse, ArtLayer::Herds);
    art::paintAbove(painter, box, layout, theme, Rotation::R0, layers, {own, nullptr});
}

// The picture itself, for what only paper shows.
bool paintPicture(QPainter& painter, const QRectF& box, SetPart part, const art::PartPictures& own)
{
    const int side = static_cast<int>(painter.deviceTransform().mapRect(box).width());
    const auto asItIs = [](const QImage& picture) { return picture; };
    const QImage picture = own.picture(toString(part), side, "plain", asItIs).image;
    painter.drawImage(box, picture);
    return !picture.isNull();
}

} // namespace

void paintPart(QPainter& painter, const QRectF& box, SetPart part, const art::Theme& theme,
               const art::PartPictures& own)
{
    const QString colour = art::playerColourNames().front();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    switch (part.kind) {
    case Kind::Nugget:
    case Kind::Locomotive:
    case Kind::Tipi:
    case Kind::Herd:
        return paintSymbol(painter, box, part.kind, theme, own);
    case Kind::Back:
        if (!paintPicture(painter, box, part, own))
            paintTileBack(painter, box, 0, TileBack::Usual, theme.backs);
        return;
    case Kind::TokenBack:
        if (!paintPicture(painter, box, part, own))
            paintTokenBack(painter, box, theme.backs.token, kTokenOutline);
        return;
    case Kind::Token:
        art::paintToken(painter, box, part.value, theme, own);
        return;
    case Kind::Cowboy:
        art::paintCowboy(painter, box, colour, art::CowboyPose::Standing, theme, own);
        return;
    case Kind::Tent:
        art::paintTent(painter, box, colour, theme, own);
        return;
    }
}

} // namespace lodeline::goldrush::editor
