// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/ai/evaluation/terms.h"
#include "engine/goldrush/ai/player.h"

#include <memory>
#include <string>

// Who plays in the table, by name: those whom makePlayer() knows, as they play a set that they never saw;
// "learned-baron@100", one of those who learn, once they have; and "before", the baron as it was before it
// learned every set.
namespace lodeline::strength {

// A player of one game on the set that `learned` is of. Null where there is none of that name.
std::unique_ptr<goldrush::Player> contestant(const std::string& name, const goldrush::SharedWeights& learned);

// Whether a name is that of a player who has learned.
bool hasLearned(const std::string& name);
// The same player when it has learned; of those who learn nothing the same.
std::string onceLearned(const std::string& name);

// The name with so many times the milliseconds that it says, at least one; others stay as they are.
std::string atTimeScale(const std::string& name, double scale);

} // namespace lodeline::strength
