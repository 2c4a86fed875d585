// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/strength/contestant.h"

#include "engine/core/playername.h"
#include "engine/goldrush/ai/level.h"
#include "engine/goldrush/ai/lookahead.h"

#include <cmath>

namespace lodeline::strength {

using namespace goldrush;

std::unique_ptr<Player> contestant(const std::string& name, const PlayedSet& /*set*/)
{
    constexpr LookaheadSettings kSettings{.candidates = 32, .mostCandidates = kWidest, .plies = 6};
    constexpr std::chrono::milliseconds kTime{1000};
    const auto parsed = parsePlayerName(name);
    if (parsed && parsed->name == kBefore)
        return std::make_unique<LookaheadPlayer>(kSettings, parsed->budgetOr(Budget::time(kTime)));
    return makePlayer(name);
}

std::string atTimeScale(const std::string& name, double scale)
{
    const auto parsed = parsePlayerName(name);
    if (!parsed || !parsed->milliseconds)
        return name;
    const auto scaled = std::llround(scale * static_cast<double>(*parsed->milliseconds));
    return std::string(parsed->name) + "@" + std::to_string(std::clamp<long long>(scaled, 1, kMostBudget));
}

} // namespace lodeline::strength
