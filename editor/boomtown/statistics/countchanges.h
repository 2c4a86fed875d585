// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boomtown/rules/deck.h"

#include <QString>

namespace lodeline::boomtown::editor {

// What a deck has in another number than before, of lands and symbols on its cards and of rows in its tables:
// "Forest from 14 to 12 and Snow from 10 to 12". Empty where there is nothing.
QString countChanges(const Deck& before, const Deck& after);

} // namespace lodeline::boomtown::editor
