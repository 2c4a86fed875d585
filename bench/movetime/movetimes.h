// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/ai/player.h"

#include <functional>
#include <vector>

namespace lodeline::movetime {

// So many positions with a tile to place, from the first of a game to its last, which prospectors play with
// each other.
std::vector<goldrush::Game> positions(const std::shared_ptr<const goldrush::CompiledSet>& set, int seats,
                                      int count);

// How long a player took for one move in each position: milliseconds.
std::vector<double> timesOf(goldrush::Player& player, const std::vector<goldrush::Game>& positions);

// Calls `work` while so many other threads keep the processors busy.
void besideBusyThreads(int busy, const std::function<void()>& work);

} // namespace lodeline::movetime
