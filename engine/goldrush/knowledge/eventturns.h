// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/event.h"

#include <span>
#include <vector>

namespace lodeline::goldrush {

// The events of a game turn by turn, the one that runs included. A turn begins with its draw; what stands
// before the first one is left out. The spans last as long as `history` stays as it is.
std::vector<std::span<const Event>> turnsOf(const std::vector<Event>& history);

} // namespace lodeline::goldrush
