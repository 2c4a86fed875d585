// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/lab/figures.h"
#include "engine/goldrush/rules/move.h"

#include <cassert>

namespace lodeline::goldrush {
namespace {

const std::array<SetFigures, kMaxPlayers - kMinPlayers + 1> kClassic{{
    {.players = 2,
     .points = 148.4,
     .sources = {35.0, 25.1, 6.2, 37.0, 45.1},
     .built = {43.2, 17.1, 40.0, 6.0},
     .completion = {0.394, 0.436, 0.000, 0.293},
     .size = {3.15, 2.51, 3.67, 3.18},
     .late = 0.678,
     .margin = 19.7,
     .turns = 70.95,
     .discarded = 0.05,
     .spots = 17.4,
     .hard = 0.0117,
     .tokensLeft = 13.6,
     .openSquares = 55.2,
     .holes = 3.78,
     .deadSquares = 2.90,
     .spentSquares = 3.57,
     .start = {0.560, 0.529, 0.590}},
    {.players = 3,
     .points = 103.7,
     .sources = {24.1, 18.1, 5.7, 27.6, 28.2},
     .built = {42.7, 17.0, 38.9, 6.0},
     .completion = {0.401, 0.426, 0.000, 0.301},
     .size = {3.13, 2.50, 3.78, 3.19},
     .late = 0.685,
     .margin = 11.6,
     .turns = 70.95,
     .discarded = 0.05,
     .spots = 17.1,
     .hard = 0.0125,
     .tokensLeft = 16.7,
     .openSquares = 53.6,
     .holes = 3.90,
     .deadSquares = 2.99,
     .spentSquares = 3.61,
     .start = {0.349, 0.320, 0.379}},
    {.players = 4,
     .points = 80.1,
     .sources = {18.3, 14.4, 5.4, 22.2, 19.8},
     .built = {42.5, 17.1, 38.6, 6.0},
     .completion = {0.403, 0.407, 0.000, 0.318},
     .size = {3.09, 2.51, 3.81, 3.20},
     .late = 0.691,
     .margin = 8.3,
     .turns = 70.95,
     .discarded = 0.05,
     .spots = 16.8,
     .hard = 0.0124,
     .tokensLeft = 19.6,
     .openSquares = 52.7,
     .holes = 4.16,
     .deadSquares = 3.10,
     .spentSquares = 3.65,
     .start = {0.251, 0.226, 0.278}},
    {.players = 5,
     .points = 65.7,
     .sources = {15.0, 12.0, 5.1, 18.9, 14.7},
     .built = {42.3, 17.2, 38.2, 6.0},
     .completion = {0.407, 0.393, 0.000, 0.337},
     .size = {3.07, 2.48, 3.85, 3.19},
     .late = 0.697,
     .margin = 6.7,
     .turns = 70.95,
     .discarded = 0.05,
     .spots = 16.7,
     .hard = 0.0120,
     .tokensLeft = 22.7,
     .openSquares = 52.5,
     .holes = 4.00,
     .deadSquares = 3.04,
     .spentSquares = 3.59,
     .start = {0.272, 0.246, 0.300}},
}};

} // namespace

SetFigures classicFigures(int players)
{
    assert(players >= kMinPlayers && players <= kMaxPlayers);
    return kClassic[static_cast<std::size_t>(players - kMinPlayers)];
}

} // namespace lodeline::goldrush
