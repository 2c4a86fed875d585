// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/event.h"

namespace lodeline::goldrush {

inline constexpr int kSpectator = -1; // somebody at the table without a seat

// An event as a seat, or a spectator, may see it: the values of tokens that another player takes are hidden
// (R3.6). The only way out of a game with secrets; what it gives tells a Follower all there is to know.
//
// It keeps secrets of told games alone. Who sees the draws of a seeded game can find its seed from a dozen of
// them, and by it all that this hides and all that is still to come: what is to stay hidden has to be drawn
// elsewhere, and told.
Event seenBy(const Event& event, int seat);

} // namespace lodeline::goldrush
