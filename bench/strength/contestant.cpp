// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/strength/contestant.h"

#include "bench/strength/beforeweights.h"
#include "engine/core/playername.h"
#include "engine/goldrush/ai/evaluation/weightsfile.h"
#include "engine/goldrush/ai/level.h"
#include "engine/goldrush/ai/lookahead.h"

#include <algorithm>
#include <cmath>

namespace lodeline::strength {

using namespace goldrush;

namespace {

constexpr std::string_view kBefore = "before";
constexpr std::string_view kLearned = "learned-";

bool learns(const std::string& name)
{
    const auto parsed = parsePlayerName(name);
    return parsed && std::ranges::find(kLevels, parsed->name) != kLevels.end();
}

std::unique_ptr<Player> makeBefore(const PlayerName& name)
{
    constexpr LookaheadSettings kSettings{
        .candidates = 32, .mostCandidates = kMostCandidates, .depth = {.plies = 6}};
    constexpr std::chrono::milliseconds kTime{1000};
    static const auto weights = std::make_shared<const Weights>(readWeights(kBeforeWeights).value());
    return std::make_unique<LookaheadPlayer>(kSettings, name.budgetOr(Budget::time(kTime)), weights);
}

} // namespace

std::unique_ptr<Player> contestant(const std::string& name, const SharedWeights& learned)
{
    if (hasLearned(name)) {
        const std::string learner = name.substr(kLearned.size());
        return learns(learner) ? makePlayer(learner, 1, learned) : nullptr;
    }
    const auto parsed = parsePlayerName(name);
    return parsed && parsed->name == kBefore ? makeBefore(*parsed) : makePlayer(name);
}

bool hasLearned(const std::string& name)
{
    return name.starts_with(kLearned);
}

std::string onceLearned(const std::string& name)
{
    return learns(name) ? std::string(kLearned) + name : name;
}

std::string atTimeScale(const std::string& name, double scale)
{
    const auto parsed = parsePlayerName(name);
    if (!parsed || !parsed->milliseconds)
        return name;
    const auto scaled = std::llround(scale * static_cast<double>(*parsed->milliseconds));
    return name.substr(0, name.find('@') + 1) + std::to_string(std::clamp<long long>(scaled, 1, kMostBudget));
}

} // namespace lodeline::strength
