// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/budget.h"

#include <string_view>

namespace lodeline {

inline constexpr int kMostBudget = 600'000; // playouts or milliseconds

// A computer player as the command line and the records write it: "name", "name:PLAYOUTS" or "name@MS"; each
// also with "name+PERCENT" for a level between this one and the next.
struct PlayerName
{
    std::string_view name;
    int towardsNext = 0; // per cent, 0 to 99
    std::optional<std::int64_t> playouts;
    std::optional<std::int64_t> milliseconds;

    Budget budgetOr(const Budget& usual) const;
};

// Nothing where the budget is no number from 1 to kMostBudget, or the percentage none from 1 to 99.
std::optional<PlayerName> parsePlayerName(std::string_view text);

} // namespace lodeline
