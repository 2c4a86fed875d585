// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/board/overlays/labelitem.h"

#include <optional>
#include <vector>

namespace lodeline::goldrush {

class GameSession;

// What it takes to complete a feature, which tiles would do it, and with what chance they come. `edge` is the
// open square that is pointed at, if one is. Nothing of what is complete or never can be.
std::vector<LabelItem::Line> completionLines(const GameSession& session, PlacedSegment of,
                                             std::optional<Position> edge = std::nullopt);

// Which tiles fit an empty square, with what chance they come, and what keeps the one in hand from lying
// there as it is held.
std::vector<LabelItem::Line> squareLines(const GameSession& session, Position at, Rotation held);

} // namespace lodeline::goldrush
