// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace lodeline::goldrush {

class GameSession;

// The seat whose eyes the window has: that of the only person at the table. Else kSpectator, and nobody's
// gold is known.
int viewerOf(const GameSession& session);

} // namespace lodeline::goldrush
