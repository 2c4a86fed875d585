// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/tile.h"
#include "ui/wording/edgewords.h"

#include <QString>

// Tiles in the words of the window's language.
namespace lodeline::goldrush {

using ui::featureName;
using ui::sideName;

QString railroadEndName(RailroadEnd end);

// A segment by what it joins: "Railroad north–south", "Mountain east", "Peak", "Prairie north-west, ...,
// "City".
QString segmentText(const TileDesign& tile, SegmentRef segment);
// "2 locomotives", or nothing.
QString symbolsText(const TileDesign& tile, SegmentRef segment);
// The whole tile in one sentence, for lists and screen readers.
QString tileText(const TileDesign& tile);

// All segments in the order of the file, the town last.
std::vector<SegmentRef> segmentsOf(const TileDesign& tile);

} // namespace lodeline::goldrush
