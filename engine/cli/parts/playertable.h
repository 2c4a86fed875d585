// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/series/playertally.h"

namespace lodeline::cli {

// What the players of many games came to, a line each below their headings.
void printPlayers(const std::vector<PlayerTally>& players, int games);

} // namespace lodeline::cli
