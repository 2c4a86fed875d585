// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/design/critique.h"
#include "engine/goldrush/design/finding.h"
#include "engine/goldrush/rules/tileset.h"

#include <functional>

namespace lodeline::goldrush {

// How many of the findings, which are of one set, are of the same kind as one of them and can be repaired in
// the same way, each by itself: 0 for a repair of the set as a whole, or one that asks for something.
int countAlike(const std::vector<Finding>& findings, const Finding& finding, Repair repair);

// Carries out a repair of every finding of a kind; how many there are fewer then. `judge` finds them.
using Judge = std::function<std::vector<Finding>(const TileSet&)>;
int repairAll(TileSet& set, ProblemCode kind, Repair repair, const Judge& judge = critique);

} // namespace lodeline::goldrush
