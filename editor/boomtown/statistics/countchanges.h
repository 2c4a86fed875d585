// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boomtown/rules/deck.h"

#include <QString>

namespace lodeline::boomtown::editor {

// How often lands and symbols are on the cards that are there another number of times than before: "Forest
// from 14 to 12 and Snow from 10 to 12". Empty where there are none.
QString countChanges(const Deck& before, const Deck& after);

} // namespace lodeline::boomtown::editor
