// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/game.h"

#include <memory>
#include <stop_token>

namespace lodeline {

// How far what the evaluation expects is from what comes, in points. It differs by a factor of fifty between
// tile sets.
struct Uncertainty
{
    double turn = 0; // what a player may expect from one turn more than others have
    // Mean square error of the difference of two expected scores, for each turn that everybody still has.
    double squarePerTurn = 0;
};

// Measured in games that the evaluation plays against itself, with and without weaker moves among its own, by
// these rules and with so many players; the seed and names of the setup do not matter. A quarter of a second
// for a set of usual size. All zeros when stopped.
Uncertainty measureUncertainty(const std::shared_ptr<const CompiledSet>& set, const Setup& setup,
                               const std::stop_token& stop = {});

// Turns that a player still has, if every tile that is left finds a place.
int turnsLeft(const Game& game, int player);

} // namespace lodeline
