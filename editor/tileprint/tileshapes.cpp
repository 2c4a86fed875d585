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

constexpr int kTried = 256; // px a side, to find out whether a picture can be painted
// The pixels of one that can be put in neither as its shapes nor as its file, a side.
constexpr int kPixels = 2048;

// Whether the picture of its own was painted.
bool paintOwnArt(ui::SvgDevice& device, const art::OwnArt& own, const QByteArray& prefix)
{
    const auto painted = [&own](int side) { return art::ownPictures().await(own, {side, side}).image; };
    if (painted(kTried).isNull())
        return false;
    const auto drawing = own.drawing(art::ownPictures().store());
    const QByteArray nested =
        drawing ? nestedSvg(drawing->svg, print::kFaceUnits, prefix + "own-") : QByteArray();
    device.add(nested);
    if (nested.isEmpty())
        QPainter(&device).drawImage(kTile, painted(kPixels));
    return true;
}

// The symbols that the set has pictures of: as shapes where these are some.
class SymbolShapes
{
public:
    SymbolShapes(ui::SvgDevice& device, art::PartPictures own, QByteArray prefix)
        : device_(device)
        , own_(std::move(own))
        , prefix_(std::move(prefix))
    {
    }

    art::SetSymbols symbols()
    {
        return {own_, [this](std::string_view part, const QTransform& place) { return draw(part, place); }};
    }

private:
    bool draw(std::string_view part, const QTransform& place)
    {
        const auto drawing = own_.art(part).drawing(art::ownPictures().store());
        if (!drawing || drawing->isOurs)
            return false;
        const QByteArray nested = nestedSvg(drawing->svg, print::kFaceUnits,
                                            prefix_ + "symbol" + QByteArray::number(++number_) + '-');
        if (nested.isEmpty())
            return false;
        const auto asItIs = [](const QImage& picture) { return picture; };
        const double size = art::scaleWithinCircle(own_.picture(part, kSeenPixels, "shapes", asItIs).image);
        const double scale = size / print::kFaceUnits;
        device_.add("<g transform=\"" +
                    ui::svgMatrix(QTransform::fromScale(scale, scale) *
                                  QTransform::fromTranslate(-size / 2, -size / 2) * place) +
                    "\">\n" + nested + "</g>\n");
        return true;
    }

    static constexpr int kSeenPixels = 256;

    ui::SvgDevice& device_;
    art::PartPictures own_;
    QByteArray prefix_;
    int number_ = 0;
};

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

void paintLayers(ui::SvgDevice& device, const TileDesign& design, const art::SetSymbols& symbols)
{
    QPainter painter(&device);
    bool isOpen = false;
    const auto begins = [&](art::TilePart part) {
        if (isOpen)
            device.endGroup();
        isOpen = true;
        device.beginGroup(layerOf(part));
    };
    art::paintTileShapes(painter, kTile, design, print::paperTheme(), begins, symbols);
    device.endGroup();
}

QByteArray labelOf(ArtLayer layer)
{
    switch (layer) {
    case ArtLayer::Tracks:
        return "Tracks of the game";
    case ArtLayer::Nuggets:
        return "Nuggets of the game";
    case ArtLayer::Locomotives:
        return "Locomotives of the game";
    case ArtLayer::Tipis:
        return "Tipis of the game";
    case ArtLayer::Herds:
        return "Herds of the game";
    }
    return {};
}

const QByteArray kLocked = R"( sodipodi:insensitive="true")";

// What the game paints above an own picture, as it will do so again.
void paintAboveAsLayers(ui::SvgDevice& device, const TileDesign& design, const art::SetSymbols& symbols)
{
    for (const ArtLayer part : kAllArtLayers) {
        if (!design.above.has(part))
            continue;
        TileDesign single = design;
        single.above = {};
        single.above.set(part, true);
        device.beginGroup(layer(idOfLayer(part), labelOf(part)) + kLocked);
        QPainter painter(&device);
        art::paintAbovePicture(painter, kTile, single, print::paperTheme(), Rotation::R0, symbols);
        painter.end();
        device.endGroup();
    }
}

void paintGuides(ui::SvgDevice& device, double bleed)
{
    device.beginGroup(layer(kGuidesId.toByteArray(), "Guides") + kLocked);
    QPainter painter(&device);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(print::paperTheme().print.cutLine, kGuideWidth));
    painter.drawRect(kTile);
    painter.setPen(QPen(print::paperTheme().print.cutLine, kGuideWidth, Qt::DashLine));
    painter.drawRect(kTile.adjusted(-bleed, -bleed, bleed, bleed));
    painter.end();
    device.endGroup();
}

} // namespace

QByteArray editableTile(const TileDesign& design, double size, double bleed, const art::PartPictures& own)
{
    ui::SvgDevice device(kTile.size(), kTileDecimals);
    SymbolShapes shapes(device, own, "");
    bool isOwn = false;
    if (design.hasOwnPicture()) {
        device.beginGroup(layer("picture", "Picture"));
        isOwn = paintOwnArt(device, art::OwnArt(design), "");
        device.endGroup();
    }
    if (isOwn)
        paintAboveAsLayers(device, design, shapes.symbols());
    else
        paintLayers(device, design, shapes.symbols());
    paintGuides(device, bleed / size * print::kFaceUnits);
    return ui::svgDocument({size, size}, kTile, ui::shownName(design.id), device.markup(),
                           R"(xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" )"
                           R"(xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd")");
}

QByteArray tileMarkup(const TileDesign& design, bool inkSaver, const QByteArray& prefix,
                      const art::Theme& theme, const art::PartPictures& own)
{
    ui::SvgDevice device(kTile.size(), kTileDecimals, prefix);
    if (inkSaver) {
        QPainter(&device).fillRect(kTile, theme.print.paper);
        device.beginGroup(QByteArray("opacity=\"") + QByteArray::number(print::kPaleOpacity) + '"');
    }
    const art::Theme& colours = inkSaver ? paleOf(theme) : theme;
    const bool isOwn = design.hasOwnPicture() && paintOwnArt(device, art::OwnArt(design), prefix);
    SymbolShapes shapes(device, own, prefix);
    QPainter land(&device);
    if (isOwn)
        art::paintAbovePicture(land, kTile, design, colours, Rotation::R0, shapes.symbols());
    else
        art::paintTileShapes(land, kTile, design, colours, {}, shapes.symbols());
    land.end();
    if (inkSaver) {
        device.endGroup();
        QPainter painter(&device);
        outlineMountains(painter, kTile, design, theme.print.mountainOutline);
    }
    return device.markup();
}

} // namespace lodeline::goldrush::editor
