// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/budget.h"

#include <string_view>

namespace lodeline {

inline constexpr int kMostBudget = 600'000; // playouts or milliseconds

// A computer player as the command line and the records write it: "name", "name:PLAYOUTS" or "name@MS".
struct PlayerName
{
    std::string_view name;
    std::optional<std::int64_t> playouts;
    std::optional<std::int64_t> milliseconds;

    Budget budgetOr(const Budget& usual) const;
};

// Nothing where the number is none from 1 to kMostBudget.
std::optional<PlayerName> parsePlayerName(std::string_view text);

} // namespace lodeline
