// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/backdrop.h"
#include "engine/boomtown/rules/deck.h"

namespace lodeline::boomtown {

// The cards of a deck laid side by side over the whole page.
app::BackdropMaker cardBackdrop(const Deck& deck);
// Those of the usual deck.
app::BackdropMaker cardBackdrop();

} // namespace lodeline::boomtown
