// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bench/strength/playedset.h"
#include "engine/goldrush/ai/player.h"

#include <functional>

namespace lodeline::strength {

// Who plays: those whom makePlayer() knows, and "before", the baron as it was before it learned every set.
inline constexpr const char* kBefore = "before";

// A player of one game, by name. Asked from several threads at a time; null where there is none of that name.
using Contestants =
    std::function<std::unique_ptr<goldrush::Player>(const std::string& name, const PlayedSet& set)>;

// All of them.
std::unique_ptr<goldrush::Player> contestant(const std::string& name, const PlayedSet& set);

// The name with so many times the milliseconds that it says, at least one; others stay as they are.
std::string atTimeScale(const std::string& name, double scale);

} // namespace lodeline::strength
