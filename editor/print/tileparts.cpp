// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/print/tileparts.h"

#include "editor/print/tileimages.h"
#include "resources/art/tilepainter.h"

#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>

#include <algorithm>
#include <cmath>

namespace lodeline::goldrush::editor {
namespace {

constexpr int kPointsPerInch = 72;

} // namespace

TileParts::TileParts(const TileSet& set, const PrintOptions& options)
    : set_(set)
    , options_(options)
{
}

const QImage& TileParts::placeholder(int design)
{
    QImage& picture = placeholders_[design];
    if (picture.isNull()) {
        picture = partPlaceholder(static_cast<int>(designs_.size()));
        designs_.push_back(design);
    }
    return picture;
}

PdfParts TileParts::parts(double bleed) const
{
    PdfParts parts;
    parts.bleed = bleed / options_.tileSize;
    parts.opacities = options_.inkSaver ? std::vector{kPaleOpacity, 1.0} : std::vector{1.0};
    QBuffer buffer(&parts.pdf);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    QPageLayout page(QPageSize(QSize(kPartPoints, kPartPoints)), QPageLayout::Portrait, QMarginsF());
    page.setMode(QPageLayout::FullPageMode);
    writer.setPageLayout(page);
    const double pixels = options_.tileSize / 25.4 * options_.dpi; // a tile
    writer.setResolution(std::max(1, static_cast<int>(std::lround(pixels * kPointsPerInch / kPartPoints))));
    QPainter painter(&writer);
    const QRectF whole(0, 0, writer.width(), writer.height());
    for (std::size_t i = 0; i < designs_.size(); ++i) {
        const TileDesign& design = set_.tiles[static_cast<std::size_t>(designs_[i])];
        if (i > 0)
            writer.newPage();
        paint(painter, whole, design);
        if (options_.inkSaver) {
            writer.newPage();
            outlineMountains(painter, whole, design, paperTheme().print.mountainOutline);
        }
    }
    painter.end();
    return parts;
}

void TileParts::paint(QPainter& painter, const QRectF& whole, const TileDesign& design) const
{
    const art::Theme theme = options_.inkSaver ? paleOf(paperTheme()) : paperTheme();
    if (design.hasOwnPicture())
        art::paintTile(painter, whole, design, theme, Rotation::R0, art::Patience::UntilThere);
    else
        art::paintTileShapes(painter, whole, design, theme);
}

} // namespace lodeline::goldrush::editor
