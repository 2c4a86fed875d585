// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bench/strength/column.h"
#include "bench/strength/results.h"

namespace lodeline::strength {

// What the games say of one target of a column.
struct Judgement
{
    enum class Verdict : std::uint8_t { Met, Missed, Open }; // open until all its games are over
    enum class Of : std::uint8_t { Each, Average };          // set

    const Column* column = nullptr;
    Of of{};
    double atLeast = 0; // share
    Verdict verdict = Verdict::Open;
    // Met or missed, but the other is within the 95 % interval, of one set where it is about each.
    bool isClose = false;
    std::vector<const Cell*> missedOn{}; // sets
};

// Judges the targets of a column by its cells of these sets, each of which needs so many games. The share
// that is measured counts, whatever its interval. Column and results must live as long.
std::vector<Judgement> judge(const Column& column, const std::vector<PlayedSet>& sets, const Results& results,
                             std::uint64_t seed, int games);

// The share over all games of these cells, which are of the same players; at least one has games.
WinShare shareOfAll(const std::vector<const Cell*>& cells);

} // namespace lodeline::strength
