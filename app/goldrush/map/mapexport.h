// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/map/mapcontent.h"
#include "ui/work/progress.h"

namespace lodeline::goldrush {

// Most pixels of a PNG, which other programs still open: finer ones are made coarser, and say so by their
// resolution.
inline constexpr double kMostMapPixels = 3.2e7;

// Writes the map to a file, whole or not at all; takes long, in any thread. PDF and SVG are as large as the
// paper, a PNG has its resolution in it.
ui::Exported exportMap(const MapContent& content, const MapOptions& options, MapFormat format,
                       const QString& path, const ui::Progress& progress = {});

// "pdf", "svg", "png"
QString suffixOf(MapFormat format);

} // namespace lodeline::goldrush
