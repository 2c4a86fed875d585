// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/lab/simulationresult.h"

namespace lodeline::goldrush {

// In the format "table", "json" or "csv". `report` adds what is known about the set, which the result must
// have then; with "csv" it stands alone.
void print(const SimulationResult& result, const std::string& format, bool report);

} // namespace lodeline::goldrush
