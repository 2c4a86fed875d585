// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/lab/figures.h"
#include "engine/goldrush/move.h"

#include <cassert>

namespace lodeline {
namespace {

const std::array<SetFigures, kMaxPlayers - kMinPlayers + 1> kClassic{{
    {.players = 2,
     .points = 148.5,
     .sources = {33.7, 24.4, 9.6, 35.6, 45.2},
     .built = {43.3, 16.8, 39.9, 6.0},
     .completion = {0.390, 0.425, 0.000, 0.315},
     .size = {3.14, 2.57, 3.69, 3.21},
     .late = 0.672,
     .margin = 22.4,
     .turns = 70.96,
     .discarded = 0.04,
     .spots = 16.8,
     .hard = 0.0117,
     .tokensLeft = 13.5,
     .openSquares = 52.9,
     .holes = 4.04,
     .deadSquares = 3.01,
     .spentSquares = 3.48,
     .start = {0.537, 0.507, 0.568}},
    {.players = 3,
     .points = 104.3,
     .sources = {24.0, 17.8, 7.7, 26.6, 28.2},
     .built = {42.6, 17.1, 38.7, 6.0},
     .completion = {0.398, 0.416, 0.000, 0.319},
     .size = {3.12, 2.49, 3.80, 3.20},
     .late = 0.679,
     .margin = 12.0,
     .turns = 70.96,
     .discarded = 0.04,
     .spots = 16.4,
     .hard = 0.0114,
     .tokensLeft = 16.6,
     .openSquares = 51.9,
     .holes = 4.22,
     .deadSquares = 3.08,
     .spentSquares = 3.59,
     .start = {0.357, 0.328, 0.387}},
    {.players = 4,
     .points = 81.1,
     .sources = {18.7, 14.3, 6.7, 21.5, 19.9},
     .built = {42.3, 17.1, 38.3, 6.0},
     .completion = {0.404, 0.411, 0.000, 0.335},
     .size = {3.11, 2.48, 3.83, 3.19},
     .late = 0.683,
     .margin = 8.3,
     .turns = 70.95,
     .discarded = 0.05,
     .spots = 16.3,
     .hard = 0.0117,
     .tokensLeft = 19.4,
     .openSquares = 51.5,
     .holes = 4.21,
     .deadSquares = 3.23,
     .spentSquares = 3.64,
     .start = {0.255, 0.229, 0.282}},
    {.players = 5,
     .points = 66.1,
     .sources = {15.2, 12.0, 5.8, 18.3, 14.8},
     .built = {42.3, 17.1, 38.4, 6.0},
     .completion = {0.404, 0.395, 0.000, 0.335},
     .size = {3.07, 2.48, 3.84, 3.19},
     .late = 0.690,
     .margin = 6.9,
     .turns = 70.97,
     .discarded = 0.04,
     .spots = 16.2,
     .hard = 0.0112,
     .tokensLeft = 22.5,
     .openSquares = 51.5,
     .holes = 4.30,
     .deadSquares = 3.13,
     .spentSquares = 3.63,
     .start = {0.242, 0.216, 0.268}},
}};

} // namespace

SetFigures classicFigures(int players)
{
    assert(players >= kMinPlayers && players <= kMaxPlayers);
    return kClassic[static_cast<std::size_t>(players - kMinPlayers)];
}

} // namespace lodeline
