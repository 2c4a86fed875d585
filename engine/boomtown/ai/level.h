// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boomtown/ai/lookahead.h"

#include <memory>

namespace lodeline::boomtown {

// A player by name, as the command line and the records write it: "random", "greedy", "greenhorn", "foreman",
// "baron", each with "@MS" for another time a move, in milliseconds, or ":SURVEYS" for so much work instead,
// of which only "foreman" and "baron" make use. Null when there is none of that name, or parsePlayerName()
// refuses it.
std::unique_ptr<Player> makePlayer(std::string_view name);

// How those look ahead who advise a person.
LookaheadSettings adviser();

// The names without budgets, weakest first.
inline constexpr std::array<const char*, 5> kPlayerNames{"random", "greedy", "greenhorn", "foreman", "baron"};

} // namespace lodeline::boomtown
