// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/ai/betweenlevels.h"

namespace lodeline::goldrush {

Move BetweenLevels::choose(const Game& game, std::uint64_t seed, std::stop_token stop)
{
    constexpr std::uint32_t kPerCent = 100;
    Random random(seed);
    const bool isStrong = random.below(kPerCent) < static_cast<std::uint32_t>(share_);
    return (isStrong ? stronger_ : weaker_)->choose(game, random.next(), std::move(stop));
}

} // namespace lodeline::goldrush
