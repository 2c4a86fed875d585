// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/print/printable.h"

#include <QRectF>
#include <QString>
#include <tl/expected.hpp>

namespace lodeline::print {

// All measures in millimetres from the top left corner of the paper.

struct PlacedItem
{
    PrintItem item;
    QRectF cut; // where the scissors go; the picture reaches `PrintLayout::bleed` beyond
};

struct PrintPage
{
    Sheet sheet{};
    bool isBack = false;
    int number = 1; // of the sheet of paper, from 1
    std::vector<PlacedItem> items;
    std::vector<QRectF> marks; // cut marks to be filled; the cut runs along the middle of each
    QRectF header;             // for one line of text
    QRectF footer;             // for the ruler and small print
};

struct PrintLayout
{
    QSizeF paper;
    QRectF printable;   // within the margins; nothing lies outside it
    double bleed = 0;   // in use
    int sheetCount = 0; // of paper
    std::vector<PrintPage> pages;

    int count(Sheet sheet) const; // things of that kind on all fronts
};

inline constexpr double kMarkLength = 3.0;
inline constexpr double kMarkDistance = 0.5; // from the bleed
inline constexpr double kMarkWidth = 0.1;

// Lays everything on pages. With backs, each page is followed by its reverse, mirrored so that it comes to
// lie behind the front. The error is a sentence: nothing to print, or something that does not fit on the
// paper.
tl::expected<PrintLayout, QString> layOut(const Printable& printed, const PrintOptions& options);

} // namespace lodeline::print
