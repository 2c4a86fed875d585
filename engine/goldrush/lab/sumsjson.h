// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/series/tallyjson.h"
#include "engine/goldrush/lab/simulationresult.h"

namespace lodeline::goldrush {

// The object under "set": sums, what they come to, and what stands out against the reference.
Json setToJson(const SetSums& sums, const SetOutline& outline, const std::optional<SetFigures>& reference);
// The sums and the outline; what they come to is not read.
void readSet(const Json& json, const std::string& pointer, SimulationResult& result, Problems& problems);

// A histogram of the sums by its key in the object: one entry for each game, or for each player of it.
struct NamedHistogram
{
    const char* key;
    Histogram SetSums::*member;
};
inline constexpr std::array kHistograms{
    NamedHistogram{"totals", &SetSums::totals},
    NamedHistogram{"margins", &SetSums::margins},
    NamedHistogram{"turns", &SetSums::turns},
    NamedHistogram{"discarded", &SetSums::discarded},
    NamedHistogram{"tokensLeft", &SetSums::tokensLeft},
    NamedHistogram{"openSquares", &SetSums::openSquares},
    NamedHistogram{"holes", &SetSums::holes},
    NamedHistogram{"deadSquares", &SetSums::deadSquares},
    NamedHistogram{"spentSquares", &SetSums::spentSquares},
};

} // namespace lodeline::goldrush
