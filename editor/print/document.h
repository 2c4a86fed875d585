// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/print/printable.h"
#include "ui/work/progress.h"

class QPagedPaintDevice;

namespace lodeline::print {

// All functions here take long and may run in any thread, given that a QGuiApplication exists.

// A PDF whose pages are as large as the paper. Each face is in it once, as shapes, however many copies it
// has. The trim box of a page is around all that is cut out, the bleed box around what is printed for it.
ui::Exported exportPdf(const Printable& printed, const PrintOptions& options, const QString& path,
                       const ui::Progress& progress = {});

// The same pages for any device, such as a QPrinter; sets paper and margins of the device.
ui::Exported printOn(QPagedPaintDevice& device, const Printable& printed, const PrintOptions& options,
                     const ui::Progress& progress = {});

} // namespace lodeline::print
