// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/jsonreader.h"
#include "engine/core/series/playertally.h"
#include "engine/core/series/shards.h"

// What the documents about many games of any kind have in common (docs/formats.md, Simulation).
namespace lodeline {

// No sum is larger: what a double still holds exactly.
inline constexpr std::int64_t kMostSum = std::int64_t{1} << 53;

Json toJson(const std::vector<PlayerTally>& players, int games);

// The members "players" (of so many games), "seed" (a number) and "shards". What the players came to is
// worked out anew.
std::vector<PlayerTally> readTallies(ObjectReader& reader, std::size_t most, int games);
std::uint64_t readSeedNumber(ObjectReader& reader);
Shards readShards(ObjectReader& reader);

// The members "parts" and "partSquares" of what was won in so many games.
std::int64_t readParts(ObjectReader& reader, int games);
std::int64_t readPartSquares(ObjectReader& reader, int games);

// That a number of games is that of the shards, without which games could be counted twice.
void checkGames(int games, const Shards& shards, const char* pointer, Problems& problems);

} // namespace lodeline
