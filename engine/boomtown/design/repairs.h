// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boomtown/design/finding.h"
#include "engine/boomtown/rules/deck.h"

namespace lodeline::boomtown {

// What can be done about a finding, the most fitting first; `critique` has asked already.
std::vector<Repair> repairsFor(const Deck& deck, const Finding& finding);

// Carries out a repair of a finding that `critique` made of this very deck. False, and the deck as it was,
// where it does not apply. The cards of the ids in `spared` are left alone where others do as well.
bool apply(Deck& deck, const Finding& finding, Repair repair, const std::vector<std::string>& spared = {});

// The English label of a repair for a button or a menu. Programs with windows translate it in the context
// "Repair".
const char* repairLabel(Repair repair);

} // namespace lodeline::boomtown
