// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/session/gamesession.h"
#include "app/shell/files/finishedgames.h"
#include "engine/core/random.h"

#include <memory>

namespace lodeline::test {

// A record of the classic set without moves.
goldrush::GameRecord newRecord(int players = 3, std::uint64_t seed = 7, goldrush::Options options = {});
std::unique_ptr<goldrush::GameSession> newSession(int players = 3, std::uint64_t seed = 7,
                                                  goldrush::Options options = {});

goldrush::Placement anyPlacement(const goldrush::Game& game, Random& random);
goldrush::Action anyAction(const goldrush::Game& game, Random& random);

// What is asked for on behalf of whoever has the turn, of a session that answers at once; whether it was
// granted.
bool ask(goldrush::GameSession& session, const goldrush::Wish& wish);
bool place(goldrush::GameSession& session, goldrush::Placement placement);
bool act(goldrush::GameSession& session, goldrush::Action action);
bool takeTileBack(goldrush::GameSession& session);
bool handOver(goldrush::GameSession& session, int seat, const std::string& kind);

// Writes the record, whole or not at all.
tl::expected<void, QString> saveRecord(const QString& path, const goldrush::GameRecord& record);

tl::expected<QString, QString> keep(const app::FinishedGames& games, const goldrush::GameRecord& record,
                                    const QString& path = {});

// Plays up to `plies` random turns; returns how many there were.
int playPlies(goldrush::GameSession& session, Random& random, int plies = 1000);

} // namespace lodeline::test
