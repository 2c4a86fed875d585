// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/print/pdfparts.h"
#include "editor/print/printable.h"

#include <QHash>

#include <functional>
#include <optional>
#include <vector>

namespace lodeline::print {

// Faces as parts of a PDF: shapes, or at the quality of the options a picture of its own.
class FaceParts
{
public:
    // Both have to live as long as the parts.
    FaceParts(const Printable& printed, const PrintOptions& options);

    // To be drawn on a page over the cut of a face and its bleed.
    const QImage& placeholder(int face);
    // Those for which there is a placeholder, with so much bleed in millimetres. Takes long. Nothing once
    // `goesOn`, which is asked before each, says false.
    std::optional<PdfParts> parts(double bleed, const std::function<bool()>& goesOn) const;

private:
    const Printable& printed_;
    const PrintOptions& options_;
    double size_;            // of a face, mm
    std::vector<int> faces_; // of the parts
    QHash<int, QImage> placeholders_;
};

} // namespace lodeline::print
