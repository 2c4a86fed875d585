// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/files/record.h"

namespace lodeline::goldrush {

// Warnings about the players of a record whom this program cannot seat: kinds that it does not know
// (UnknownPlayer) and colours that it does not have (UnknownColour), at /players/SEAT/kind and …/colour. No
// colour at all is no reason. The record can be replayed all the same.
Problems unknownPlayers(const GameRecord& record);

} // namespace lodeline::goldrush
