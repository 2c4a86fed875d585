// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/ai/level.h"

#include "engine/core/playername.h"
#include "engine/goldrush/ai/betweenlevels.h"
#include "engine/goldrush/ai/evaluatingplayers.h"
#include "engine/goldrush/ai/lookahead.h"
#include "engine/goldrush/ai/uct.h"

#include <algorithm>

namespace lodeline::goldrush {
namespace {

constexpr std::int64_t kUctPlayouts = 1000;
constexpr std::int64_t kForemanFutures = 160;
constexpr LookaheadSettings kForeman{.candidates = 12, .depth = {.plies = 4}};
constexpr std::chrono::milliseconds kBaronTime{1000};

// Empty behind the last one, and for whoever is no level.
std::string_view nextLevel(std::string_view level)
{
    const auto* const found = std::ranges::find(kLevels, level);
    return found == kLevels.end() || found + 1 == kLevels.end() ? std::string_view() : *(found + 1);
}

std::unique_ptr<LookaheadPlayer> lookaheadPlayer(const PlayerName& name, int threads,
                                                 const SharedWeights& weights)
{
    const auto make = [&](LookaheadSettings settings, const Budget& usual) {
        settings.threads = threads;
        return std::make_unique<LookaheadPlayer>(settings, name.budgetOr(usual), weights);
    };
    if (name.name == "foreman")
        return make(kForeman, Budget::playouts(kForemanFutures));
    if (name.name == "baron")
        return make(kFarSeeing, Budget::time(kBaronTime));
    return nullptr;
}

// By its name alone.
std::unique_ptr<Player> player(const PlayerName& name, int threads, const SharedWeights& weights)
{
    if (name.name == "random")
        return std::make_unique<RandomPlayer>();
    if (name.name == "greedy")
        return std::make_unique<GreedyPlayer>();
    if (name.name == "greenhorn")
        return std::make_unique<Greenhorn>();
    if (name.name == "prospector")
        return std::make_unique<Prospector>(weights);
    if (name.name == "uct")
        return std::make_unique<UctPlayer>(name.budgetOr(Budget::playouts(kUctPlayouts)));
    return lookaheadPlayer(name, threads, weights);
}

} // namespace

std::unique_ptr<LookaheadPlayer> makeLookaheadPlayer(std::string_view name, int threads,
                                                     SharedWeights weights)
{
    const auto parsed = parsePlayerName(name);
    if (!parsed || parsed->towardsNext != 0)
        return nullptr;
    return lookaheadPlayer(*parsed, threads, weights);
}

std::unique_ptr<Player> makePlayer(std::string_view name, int threads, SharedWeights weights)
{
    const auto parsed = parsePlayerName(name);
    if (!parsed)
        return nullptr;
    if (parsed->towardsNext == 0)
        return player(*parsed, threads, weights);
    PlayerName next = *parsed;
    next.name = nextLevel(parsed->name);
    auto stronger = player(next, threads, weights);
    if (!stronger)
        return nullptr;
    return std::make_unique<BetweenLevels>(player(*parsed, threads, weights), std::move(stronger),
                                           parsed->towardsNext);
}

} // namespace lodeline::goldrush
