// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boomtown/lab/simulationresult.h"

namespace lodeline::boomtown {

// In the format "table", "json" or "csv". `report` adds what the games tell about the deck; with "csv" that
// stands alone.
void print(const SimulationResult& result, const std::string& format, bool report);

} // namespace lodeline::boomtown
