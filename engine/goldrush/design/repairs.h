// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/design/finding.h"
#include "engine/goldrush/rules/tileset.h"

namespace lodeline::goldrush {

// What can be done about a finding, the most fitting first; `critique` has asked already.
std::vector<Repair> repairsFor(const TileSet& set, const Finding& finding);

// Carries out a repair of a finding that `critique` made of this very set. False, and the set as it was,
// where it does not apply (the set has changed meanwhile, say).
bool apply(TileSet& set, const Finding& finding, Repair repair);

// The stable name of a repair ("lay-prairies"), and its English label for a button or a menu. Programs with
// windows translate it in the context "Repair".
std::string_view toString(Repair repair);
const char* repairLabel(Repair repair);

} // namespace lodeline::goldrush
