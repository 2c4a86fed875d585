// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boomtown/lab/simulationresult.h"
#include "engine/core/series/tallyjson.h"

namespace lodeline::boomtown {

// The object under "set": sums and what they come to.
Json deckToJson(const DeckSums& sums, const std::array<std::string, kDeckCards>& ids);
// The sums and the ids; what they come to is not read.
void readDeckSums(const Json& json, const std::string& pointer, SimulationResult& result, Problems& problems);

} // namespace lodeline::boomtown
