// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boomtown/review/review.h"

#include <QString>

#include <vector>

// The words of a review, in the language of the window.
namespace lodeline::boomtown {

// The plies whose move gave away most of the chances, at most `count`, in the order of play.
std::vector<std::size_t> turningPoints(const Review& review, std::size_t count, double least);

// "Turn 31: Ann"; plies count from 0, turns from 1.
QString turnText(const Review& review, const GameRecord& record, std::size_t ply);
// What was given away at a turning point and why, one or two sentences without the turn; the ply has a better
// move.
QString turningPointText(const Review& review, const GameRecord& record, std::size_t ply,
                         const Bonuses& bonuses);
// What is to be told of a turn, as paragraphs of HTML; `game` is the one before it.
QString turnHtml(const Review& review, const GameRecord& record, std::size_t ply, const Game& game);
// What each player gave away by passing cards over: "Ann 12 points, Bo 5 points". Of the plies from `first`.
QString givenAwayText(const Review& review, const GameRecord& record, std::size_t first);

} // namespace lodeline::boomtown
