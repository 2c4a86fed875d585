// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/game.h"

#include <QString>

namespace lodeline::goldrush {

// What is said of a segment, with " (north, east)" where its tile has several of the kind: where it lies
// there, as the tile is turned.
QString withPlace(const QString& text, const Game& game, PlacedSegment of);

} // namespace lodeline::goldrush
