// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/files/record.h"

namespace lodeline::goldrush {

// A record as a seat, or a spectator (kSpectator), may have it: in place of the seed it tells what that seat
// has seen. Of a game that is over nothing is hidden. Keys that nobody here knows are left out: they may tell
// anything. The problems are those of `replay`.
Result<GameRecord> seenBy(const GameRecord& record, int seat);

// Tells, behind the tokens that a record of told chance tells, all others of its set, in an order that the
// seed 0 gives: so that a game that is over can be taken back and played on differently without waiting for
// one. What it tells as hidden, which nobody may have taken yet, goes: these tokens are among the others.
void tellUntakenTokens(GameRecord& record);

} // namespace lodeline::goldrush
