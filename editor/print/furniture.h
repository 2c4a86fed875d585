// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/print/printlayout.h"
#include "resources/art/theme/printcolours.h"

class QPainter;

namespace lodeline::print {

// What stands around the things to cut out: cut marks, the title, "Page 2 of 5", the ruler and the
// small print. The painter's unit is the millimetre, its origin the corner of the paper.
void paintFurniture(QPainter& painter, const Printable& printed, const PrintOptions& options,
                    const PrintLayout& layout, const PrintPage& page, const art::PrintColours& colours);

} // namespace lodeline::print
