// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/print/printable.h"
#include "ui/work/progress.h"

#include <QStringList>

namespace lodeline::print {

// The files that an export of so many pages to `path` writes: `path` itself for one page, else one a page
// beside each other, "name-01.svg", "name-02.svg", and so on.
QStringList svgPaths(const QString& path, int pages);

// Names of files beside these that an export of another number of pages to `path` may have left there.
QStringList otherSvgPages(const QString& path, int pages);
// That they are there, in the language of the window.
QString otherSvgPagesText(const QStringList& names);

// The same pages as the PDF, with the width and height of the paper in millimetres. Each file is written
// whole or not at all; those before one that fails stay. Within a file each face is held once.
ui::Exported exportSvg(const Printable& printed, const PrintOptions& options, const QString& path,
                       const ui::Progress& progress = {});

} // namespace lodeline::print
