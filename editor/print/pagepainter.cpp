// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/print/pagepainter.h"

#include "editor/print/furniture.h"
#include "resources/art/theme/theme.h"

#include <QPainter>

#include <algorithm>

namespace lodeline::print {

void paintCutLine(QPainter& painter, const QRectF& cut)
{
    painter.setPen(QPen(paperTheme().print.cutLine, kMarkWidth, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(cut);
}

PagePainter::PagePainter(const Printable& printed, PrintOptions options, PrintLayout layout, double dpi)
    : printed_(printed)
    , options_(normalised(std::move(options)))
    , layout_(std::move(layout))
    , raster_(FaceRaster::forPrint(faceSize(printed, options_), layout_.bleed, dpi))
    , faces_([this](QPainter& painter, int face, const QRectF& cut) { paintPicture(painter, face, cut); })
{
}

void PagePainter::paintPicture(QPainter& painter, int face, const QRectF& cut)
{
    if (lastFace_ != face) {
        lastPicture_ = withBleed(printed_.faceImage(face, raster_.side, options_.inkSaver), raster_.bleed);
        lastFace_ = face;
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
        paintPlaced(painter, placed, page.isBack);
        return true;
    });
    if (whole)
        paintFurniture(painter, printed_, options_, layout_, page, paperTheme().print);
    painter.restore();
    return whole;
}

void PagePainter::paintPlaced(QPainter& painter, const PlacedItem& placed, bool isBack)
{
    const int face = printed_.faceOf(placed.item);
    if (isBack)
        printed_.paintBack(painter, placed.item, placed.cut, layout_.bleed, options_.inkSaver);
    else if (face >= 0)
        faces_(painter, face, placed.cut);
    else
        printed_.paintItem(painter, placed.item, placed.cut, layout_.bleed, options_.inkSaver);
    if (face >= 0 && options_.inkSaver)
        paintCutLine(painter, placed.cut);
}

} // namespace lodeline::print
