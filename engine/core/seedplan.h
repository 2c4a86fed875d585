// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/random.h"

// Which stream of random numbers serves what. All of a game follows from the seed of its record, so that the
// window, the command line, the lab and the review play the same game from the same record.
namespace lodeline::seedplan {

// What is left to chance by the rules: a game takes a word for each of its sources, in an order that
// docs/formats.md tells.
inline SeedSequence chance(std::uint64_t seed)
{
    return SeedSequence(seed);
}

// The seat that begins, where nobody said so; `players` at least 1.
int startSeat(std::uint64_t seed, int players);

// The choices of the player who decides ply `ply` (from 0) at `seat`. Each ply has a stream of its own, so
// that a game that was opened or undone goes on as it would have.
std::uint64_t move(std::uint64_t seed, int seat, int ply);

// What tries out moves for somebody who asks: hints.
inline std::uint64_t advice(std::uint64_t seed)
{
    return seed;
}

// What looks back on ply `ply`.
std::uint64_t review(std::uint64_t seed, int ply);

// The seed of game `number` of many that have one seed together.
std::uint64_t game(std::uint64_t seed, int number);

} // namespace lodeline::seedplan
