// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/game.h"

#include <span>

namespace lodeline::goldrush {

// A number that tells whether a player who looks ahead ("foreman:40", known to makeLookaheadPlayer) plays as
// before: a hash of what it chooses, and of what it thinks of every move that it looked at, in games of fixed
// seeds with each of these sets, from the first quarter to the last tile, for two to five players. With a
// budget of playouts it is the same on every machine and with any number of threads: margins count to a
// millionth of a point.
std::uint64_t searchFingerprint(std::string_view player,
                                std::span<const std::shared_ptr<const CompiledSet>> sets, int threads = 1);

} // namespace lodeline::goldrush
