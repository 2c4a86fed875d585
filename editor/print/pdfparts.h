// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QImage>
#include <QRectF>
#include <QSizeF>

#include <vector>

namespace lodeline::print {

// What QPdfWriter cannot do: parts that are held once and drawn often, as shapes, and the boxes of pages.

// The side of a part on its own page, in points: a whole number, as QPdfWriter rounds pages.
inline constexpr int kPartPoints = 720;

// Stands on a page for the part of that number, from 0 on. Pages have to draw one and the same picture for
// copies of a part, and no others that are one pixel high.
QImage partPlaceholder(int part);

// Where a sheet is trimmed, and what is printed beyond, in millimetres from its top left corner.
struct PageBoxes
{
    QRectF trim;
    QRectF bleed;
};

struct PdfParts
{
    QByteArray pdf;                // a square page of kPartPoints for each layer of each part
    std::vector<double> opacities; // of the layers of a part, the lowest first
    double bleed = 0;              // how much of its mirror image is seen around it, as a share of its side
};

// The PDF of `pages` with its parts in place, and with boxes, one a page, on a paper of that size in
// millimetres. Throws std::exception for what is no PDF.
QByteArray withParts(const QByteArray& pages, const PdfParts& parts, QSizeF paper,
                     const std::vector<PageBoxes>& boxes);

} // namespace lodeline::print
