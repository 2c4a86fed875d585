// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/review/turningpoints.h"

#include <QString>

// The words of a review, in the language of the window.
namespace lodeline::goldrush {

// "+2.5", "−1.0"
QString signedPointsText(double points);

// "Turn 31: Ann"; plies count from 0, turns from 1.
QString turnText(const Review& review, const GameRecord& record, std::size_t ply);
// What happened at a turning point and why, one or two sentences without the turn.
QString turningPointText(const TurningPoint& point, const Review& review, const GameRecord& record);
// What is to be told of a turn, as paragraphs of HTML; `game` is the one before it.
QString turnHtml(const Review& review, const GameRecord& record, std::size_t ply, const Game& game);

} // namespace lodeline::goldrush
