// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/print/pdfparts.h"
#include "editor/print/printoptions.h"
#include "engine/goldrush/rules/tileset.h"

#include <QHash>

class QPainter;

namespace lodeline::goldrush::editor {

// The designs of a set as parts of a PDF: shapes, or at the quality of the options a picture of its own.
class TileParts
{
public:
    // Both have to live as long as the parts.
    TileParts(const TileSet& set, const PrintOptions& options);

    // To be drawn on a page over the cut of a design and its bleed.
    const QImage& placeholder(int design);
    // Those for which there is a placeholder, with so much bleed in millimetres. Takes long.
    PdfParts parts(double bleed) const;

private:
    void paint(QPainter& painter, const QRectF& whole, const TileDesign& design) const;

    const TileSet& set_;
    const PrintOptions& options_;
    std::vector<int> designs_; // of the parts
    QHash<int, QImage> placeholders_;
};

} // namespace lodeline::goldrush::editor
