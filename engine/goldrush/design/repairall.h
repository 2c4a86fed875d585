// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/design/finding.h"
#include "engine/goldrush/rules/tileset.h"

namespace lodeline::goldrush {

// How many of the findings, which are of one set, are of the same kind as one of them and can be repaired in
// the same way, each by itself: 0 for a repair of the set as a whole.
int countAlike(const std::vector<Finding>& findings, const Finding& finding, Repair repair);

// Carries out a repair of every finding of a kind; how many there are fewer then.
int repairAll(TileSet& set, ProblemCode kind, Repair repair);

} // namespace lodeline::goldrush
