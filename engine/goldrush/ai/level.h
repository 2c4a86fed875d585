// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/ai/evaluation/terms.h"
#include "engine/goldrush/ai/player.h"

#include <memory>

namespace lodeline::goldrush {

class LookaheadPlayer;

// A player by name, as the command line and the records write it: "random", "greedy", "uct", "greenhorn",
// "prospector", "foreman", "baron", each with "@MS" for another time a move, those that search with
// ":PLAYOUTS" instead, and the levels but the last with "+PERCENT" for one between it and the next. Null when
// there is none of that name, or parsePlayerName() refuses it. Those that look ahead share the work among so
// many threads, which makes them stronger by the clock and no different by a budget of playouts. "random",
// "greedy", "uct" and "greenhorn" have no use for weights.
std::unique_ptr<Player> makePlayer(std::string_view name, int threads = 1,
                                   SharedWeights weights = shippedWeights());

// The same of those that look ahead (lookahead.h): "foreman" and "baron", none between levels.
std::unique_ptr<LookaheadPlayer> makeLookaheadPlayer(std::string_view name, int threads = 1,
                                                     SharedWeights weights = shippedWeights());

// Those whom people play against, weakest first: all but the weakest go by the weights.
inline constexpr std::array<std::string_view, 4> kLevels{"greenhorn", "prospector", "foreman", "baron"};

// The names without budgets, weakest first.
inline constexpr std::array<const char*, 7> kPlayerNames{"random",     "greedy",  "uct",  "greenhorn",
                                                         "prospector", "foreman", "baron"};

} // namespace lodeline::goldrush
