// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boomtown/design/finding.h"
#include "engine/boomtown/rules/deck.h"

namespace lodeline::boomtown {

// Everything that a designer wants to know of a deck: all that `validate` tells, notes also beside errors,
// and unknown keys. Errors come first, then warnings, then notes; within each what concerns the whole deck,
// then the cards in their order. Thread-safe.
std::vector<Finding> critique(const Deck& deck);

} // namespace lodeline::boomtown
