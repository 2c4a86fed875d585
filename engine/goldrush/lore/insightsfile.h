// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/lore/insights.h"

namespace lodeline::goldrush {

// The document of a learned set (docs/formats.md, Learned sets) with what the computer tells of the set, in
// thousandths.
std::string withInsights(std::string_view learned, const std::vector<Insight>& insights);
// Nothing where the document has none, or they cannot be read. What only a newer program tells is left out.
std::optional<std::vector<Insight>> insightsIn(std::string_view learned);

} // namespace lodeline::goldrush
