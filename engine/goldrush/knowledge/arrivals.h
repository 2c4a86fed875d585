// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/event.h"
#include "engine/goldrush/rules/game.h"

#include <span>
#include <vector>

namespace lodeline::goldrush {

struct StandingPiece
{
    PieceOnBoard piece;
    int turn = 0; // of the game, from 1 on, in which it came to where it stands
};

// The cowboys and tents on the feature of a segment, by player. `history` is all that has happened in the
// game.
std::vector<StandingPiece> piecesOn(const Game& game, std::span<const Event> history, PlacedSegment of);

} // namespace lodeline::goldrush
