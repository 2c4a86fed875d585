// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/event.h"

#include <vector>

namespace lodeline::goldrush {

// How the scores of a game went on. Each entry has the points of all players, by seat.
struct ScoreCourse
{
    std::vector<std::vector<int>> turns; // after so many turns, before any final scoring; the first is 0
    // Of a game that is over: with the final scoring of all features (R7.2, R7.3), then with the gold (R7.4).
    std::vector<std::vector<int>> ending;
};

// From all the events of a game so far. A turn counts once its tile lies.
ScoreCourse scoreCourse(const std::vector<Event>& history, int players);

} // namespace lodeline::goldrush
