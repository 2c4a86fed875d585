// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/print/printlayout.h"

#include <functional>

namespace lodeline::print {

// Paints the pages of a layout, on paper as on the screen. Works in any thread; it paints the picture of a
// face once for copies that follow one another, and hands out the very same image, which a PDF then holds
// only once.
class PagePainter
{
public:
    // Paints a face where its cut is, and as much more as `layout().bleed` says.
    using PaintFace = std::function<void(QPainter& painter, int face, const QRectF& cut)>;
    using Step = std::function<bool()>; // before each item; false stops

    // What is printed has to live as long. `dpi` is that of the pictures of faces.
    PagePainter(const Printable& printed, PrintOptions options, PrintLayout layout, double dpi);
    PagePainter(const PagePainter&) = delete;
    PagePainter& operator=(const PagePainter&) = delete;

    // In place of pictures made of pixels.
    void setFaces(PaintFace faces) { faces_ = std::move(faces); }

    const PrintLayout& layout() const { return layout_; }
    const Printable& printed() const { return printed_; }
    const PrintOptions& options() const { return options_; }

    // The painter's unit is the millimetre, its origin the corner of the paper. False when it was stopped.
    bool paint(QPainter& painter, const PrintPage& page, const Step& step = {});

private:
    void paintPicture(QPainter& painter, int face, const QRectF& cut);
    void paintPlaced(QPainter& painter, const PlacedItem& placed, bool isBack);

    const Printable& printed_;
    PrintOptions options_;
    PrintLayout layout_;
    FaceRaster raster_;
    PaintFace faces_;
    int lastFace_ = -1;
    QImage lastPicture_;
};

// The line along which something is cut out, where its picture shows no edge.
void paintCutLine(QPainter& painter, const QRectF& cut);

} // namespace lodeline::print
