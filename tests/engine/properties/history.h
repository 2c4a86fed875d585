// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/files/record.h"

namespace lodeline::test {

goldrush::Move randomMove(const goldrush::Game& game, Random& random);

// A game with all that led to it.
struct History
{
    std::vector<goldrush::Game> states; // before each move, and the end
    std::vector<goldrush::Move> moves;
    goldrush::EventList log;
};

// Game `number` of a set, by random moves to the end.
History playHistory(const std::shared_ptr<const goldrush::CompiledSet>& set, int number);
goldrush::GameRecord recordOf(const History& history);

} // namespace lodeline::test
