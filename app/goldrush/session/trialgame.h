// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/session/newgame.h"
#include "app/match/trial.h"

#include <tl/expected.hpp>

namespace lodeline::goldrush {

// What keeps such a game from being played with whatever set, as one sentence; empty when nothing does.
QString fault(const app::Trial& trial);

// The set-up of a trial without a fault, `usual` giving what it does not say. With a tile to be drawn first a
// person begins, if there is one, and the seed draws it. The error is a sentence: there is no such tile, or
// it cannot come first.
tl::expected<NewGame, QString> setupOf(const app::Trial& trial, const NewGame& usual, const TileSet& tiles);

// The lowest seed from 1 on whose game draws the design `id` first, as the engine draws.
tl::expected<std::uint64_t, QString> seedDrawing(const QString& id, const TileSet& tiles,
                                                 std::uint64_t tries = 20000);

} // namespace lodeline::goldrush
