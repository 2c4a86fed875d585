// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bench/strength/cell.h"
#include "engine/core/jsonparser.h"

namespace lodeline::strength {

inline constexpr std::string_view kResultsFormat = "lodeline-strength";
inline constexpr std::size_t kMaxResultsBytes = 4U << 20;

// What all cells came to so far: what a file keeps, from which a later call goes on.
struct Results
{
    std::string program; // by which build it was played: hexadecimal SHA-256
    std::vector<Cell> cells;

    // The same match, or nothing.
    const Cell* find(const Cell& match) const;
    // Puts it in the place of the same match, or behind all others.
    void store(const Cell& cell);
};

// A document of that format; cells without games are left out.
Json toJson(const Results& results);
Result<Results> resultsOf(std::string_view json);

} // namespace lodeline::strength
