// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/print/printlayout.h"
#include "editor/print/tileimages.h"

#include <functional>

class QPainter;

namespace lodeline::goldrush::editor {

// Paints the pages of a layout, on paper as on the screen. Keeps the set, the options and the layout by
// value, so that it may work in a thread of its own; it paints the picture of a design once for copies that
// follow one another, and hands out the very same image, which a PDF then holds only once.
class PagePainter
{
public:
    // Paints a design where its cut is, and as much more as `layout().bleed` says.
    using PaintTile = std::function<void(QPainter& painter, int design, const QRectF& cut)>;
    using Step = std::function<bool()>; // before each item; false stops

    // `dpi` is that of the pictures of tiles.
    PagePainter(TileSet set, PrintOptions options, PrintLayout layout, double dpi);
    PagePainter(const PagePainter&) = delete;
    PagePainter& operator=(const PagePainter&) = delete;

    // In place of pictures made of pixels.
    void setTiles(PaintTile tiles) { tiles_ = std::move(tiles); }

    const PrintLayout& layout() const { return layout_; }
    const TileSet& set() const { return set_; }
    const PrintOptions& options() const { return options_; }

    // The painter's unit is the millimetre, its origin the corner of the paper. False when it was stopped.
    bool paint(QPainter& painter, const PrintPage& page, const Step& step = {});

private:
    void paintPicture(QPainter& painter, int design, const QRectF& cut);
    void paintFront(QPainter& painter, const PlacedItem& placed);
    void paintBack(QPainter& painter, const PlacedItem& placed) const;
    void paintPiece(QPainter& painter, const PlacedItem& placed) const;

    const art::Theme& theme_ = paperTheme();
    TileSet set_;
    PrintOptions options_;
    PrintLayout layout_;
    TileRaster raster_;
    PaintTile tiles_;
    int lastDesign_ = -1;
    QImage lastPicture_;
};

} // namespace lodeline::goldrush::editor
