// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdlib>

namespace lodeline::test {

// How many random games a property is tried on, give or take its own share: LODELINE_RANDOM_GAMES in the
// environment, or as many as nobody has to wait for.
inline constexpr int kUsualRandomGames = 2000;
inline int randomGames() noexcept
{
    const char* const wanted = std::getenv("LODELINE_RANDOM_GAMES");
    return wanted ? std::atoi(wanted) : kUsualRandomGames;
}

// Whether more is wanted than that.
inline bool isThorough() noexcept
{
    return randomGames() > kUsualRandomGames;
}

// Whether less is wanted, as where the sanitizers look on.
inline bool isBrief() noexcept
{
    return randomGames() < kUsualRandomGames;
}

} // namespace lodeline::test
