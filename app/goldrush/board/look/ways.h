// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/game.h"

#include <optional>
#include <vector>

namespace lodeline::goldrush {

// A tile, or an empty square beside one.
bool isInSight(const Game& game, Position at);
// All of these, in reading order.
std::vector<Position> squaresInSight(const Game& game);
// The next of them straight on towards a side; nothing where there is none.
std::optional<Position> nextInSight(const Game& game, Position from, Side to);

// One segment of a placed tile for each of its features, those first that lie on prairies; none of an empty
// square.
std::vector<PlacedSegment> featuresOn(const Game& game, Position at);
// The one among them that stands for the feature of a segment; nothing where no such segment lies.
std::optional<PlacedSegment> partOf(const Game& game, PlacedSegment segment);
// One segment for each feature that is worth a visit: first those with cowboys, by kind, then those that can
// still grow, in the order in which their tiles are read.
std::vector<PlacedSegment> featuresToVisit(const Game& game);
// Whether both belong to the same feature.
bool isSameFeature(const Game& game, PlacedSegment a, PlacedSegment b);

} // namespace lodeline::goldrush
