// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/design/setstatistics.h"

#include <QString>

namespace lodeline::goldrush::editor {

// All numbers of a set that the statistics show.
struct Figures
{
    SetStatistics statistics;
    int designs = 0;
    int tiles = 0;
    int tokens = 0;
    int nuggets = 0;

    int railroads() const;
    int edges(FeatureKind kind) const;
    int answering(FeatureKind kind) const; // tiles with such an edge
    int segments(FeatureKind kind) const;
    double perTile(int count) const; // 0 without tiles
};

Figures figuresOf(const TileSet& set);

// In the language of the window.
QString edgeKindText(FeatureKind kind);      // "Railroad", "Mountain", "Prairie", "City"
QString shapeText(const SquareShape& shape); // its four sides, clockwise from the north
QString shareText(double share);             // in hundredths; only nothing is 0 %, and only all is 100 %
QString numberText(int number);
QString meanText(double number); // one digit after the point

} // namespace lodeline::goldrush::editor
