// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/jsonreader.h"
#include "engine/core/players.h"

namespace lodeline {

// The member "players" of a record: `lowest` to `highest` of them, each colour once.
std::vector<RecordedPlayer> readPlayers(ObjectReader& record, std::size_t lowest, std::size_t highest,
                                        Texts texts);
Json playersToJson(const std::vector<RecordedPlayer>& players);

// The member "seed": 64 bits as decimal digits.
std::uint64_t readSeed(ObjectReader& record);

} // namespace lodeline
