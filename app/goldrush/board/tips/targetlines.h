// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/board/overlays/labelitem.h"
#include "app/goldrush/board/tips/target.h"

#include <vector>

namespace lodeline::goldrush {

class GameSession;

// All that is told of one thing on the board, in a few lines, the most important first. `held` is how a
// person holds the tile in hand.
std::vector<LabelItem::Line> targetLines(const GameSession& session, const Target& target,
                                         Rotation held = Rotation::R0);

} // namespace lodeline::goldrush
