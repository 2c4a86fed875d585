// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/statistics/comparisonchart.h"
#include "editor/statistics/figures.h"

namespace lodeline::editor {

using Rows = std::vector<ComparisonChart::Row>;

// The figures of a set beside those of a reference, in the language of the window.
Rows overviewRows(const Figures& own, const Figures& reference);
Rows edgeRows(const Figures& own, const Figures& reference);    // by kind, of all edges
Rows supplyRows(const Figures& own, const Figures& reference);  // tiles that answer an edge, by its kind
Rows featureRows(const Figures& own, const Figures& reference); // segments
Rows endRows(const Figures& own, const Figures& reference);     // of railroads
Rows symbolRows(const Figures& own, const Figures& reference);  // with the tokens
Rows chanceRows(const Figures& own, const Figures& reference);  // to fill a square, by its neighbours

} // namespace lodeline::editor
