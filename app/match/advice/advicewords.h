// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

// What advice about a move of any game says, in the language of the window.
namespace lodeline::app {

// Above the best moves of a player.
QString goodMovesText(const QString& player);

// "+3.4", "−0.5": expected points, with a sign.
QString gainText(double points);

// The reasons for a move as a sentence of its own; empty without reasons.
QString reasonSentence(const QString& reasons);

// How a move that was asked about compares that is so many points behind the best one: "2.3 points behind
// the best move".
QString comparisonText(double behind);

// What the panel says first, in one line; above a comparison stands a sentence.
QString firstAdviceText(const QString& heading, const QString& move, bool isComparison);

} // namespace lodeline::app
