// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/gamesession.h"
#include "engine/core/random.h"

#include <memory>

namespace lodeline::test {

// A record of the classic set without moves.
GameRecord newRecord(int players = 3, std::uint64_t seed = 7, Options options = {});
std::unique_ptr<app::GameSession> newSession(int players = 3, std::uint64_t seed = 7, Options options = {});

Placement anyPlacement(const Game& game, Random& random);
Action anyAction(const Game& game, Random& random);

// Plays up to `plies` random turns; returns how many there were.
int playPlies(app::GameSession& session, Random& random, int plies = 1000);

} // namespace lodeline::test
