// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/review/review.h"
#include "tests/app/goldrush/session/testgame.h"

namespace lodeline::test {

// A game of random moves, in which many better ones are found.
inline goldrush::GameRecord playedRecord(int players = 2, std::uint64_t seed = 3, int plies = 1000)
{
    const auto session = newSession(players, seed);
    Random random(seed);
    playPlies(*session, random, plies);
    return session->record();
}

inline constexpr goldrush::ReviewSettings kQuickReview{
    .candidates = 3, .scouting = 24, .futures = 8, .depth = {.plies = 1}};
// Would take days.
inline constexpr goldrush::ReviewSettings kEndlessReview{
    .candidates = 4, .scouting = 64, .futures = 1 << 24, .depth = {.plies = 6}};

} // namespace lodeline::test
