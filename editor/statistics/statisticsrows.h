// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/statistics/comparisonchart.h"
#include "editor/statistics/figures.h"

namespace lodeline::goldrush::editor {

using ChartRows = std::vector<ComparisonChart::Row>;

// The figures of a set beside those of a reference, in the language of the window.
ChartRows overviewRows(const Figures& own, const Figures& reference);
ChartRows edgeRows(const Figures& own, const Figures& reference);    // by kind, of all edges
ChartRows supplyRows(const Figures& own, const Figures& reference);  // tiles that answer an edge, by its kind
ChartRows featureRows(const Figures& own, const Figures& reference); // segments
ChartRows endRows(const Figures& own, const Figures& reference);     // of railroads
ChartRows symbolRows(const Figures& own, const Figures& reference);  // with the tokens
ChartRows chanceRows(const Figures& own, const Figures& reference);  // to fill a square, by its neighbours

} // namespace lodeline::goldrush::editor
