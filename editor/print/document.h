// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/print/printoptions.h"
#include "editor/print/progress.h"
#include "engine/goldrush/rules/tileset.h"

class QPagedPaintDevice;

namespace lodeline::goldrush::editor {

// All functions here take long and may run in any thread, given that a QGuiApplication exists.

// A PDF whose pages are as large as the paper. Each design is in it once, however many copies it has.
Exported exportPdf(const TileSet& set, const PrintOptions& options, const QString& path,
                   const Progress& progress = {});

// The same pages for any device, such as a QPrinter; sets paper and margins of the device.
Exported printOn(QPagedPaintDevice& device, const TileSet& set, const PrintOptions& options,
                 const Progress& progress = {});

} // namespace lodeline::goldrush::editor
