// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/ai/level.h"

#include "engine/core/playername.h"
#include "engine/goldrush/ai/evaluatingplayers.h"
#include "engine/goldrush/ai/lookahead.h"
#include "engine/goldrush/ai/uct.h"

namespace lodeline::goldrush {
namespace {

constexpr std::int64_t kUctPlayouts = 1000;
constexpr std::int64_t kForemanFutures = 64;
constexpr LookaheadSettings kForeman{.candidates = 12, .plies = 4};
constexpr LookaheadSettings kBaron{.candidates = 32, .mostCandidates = kWidest, .plies = 6};
constexpr std::chrono::milliseconds kBaronTime{1000};

} // namespace

std::unique_ptr<LookaheadPlayer> makeLookaheadPlayer(std::string_view name, int threads,
                                                     SharedWeights weights)
{
    const auto parsed = parsePlayerName(name);
    if (!parsed)
        return nullptr;
    const auto make = [&](LookaheadSettings settings, const Budget& usual) {
        settings.threads = threads;
        return std::make_unique<LookaheadPlayer>(settings, parsed->budgetOr(usual), std::move(weights));
    };
    if (parsed->name == "foreman")
        return make(kForeman, Budget::playouts(kForemanFutures));
    if (parsed->name == "baron")
        return make(kBaron, Budget::time(kBaronTime));
    return nullptr;
}

std::unique_ptr<Player> makePlayer(std::string_view name, int threads, SharedWeights weights)
{
    const auto parsed = parsePlayerName(name);
    if (!parsed)
        return nullptr;
    if (parsed->name == "random")
        return std::make_unique<RandomPlayer>();
    if (parsed->name == "greedy")
        return std::make_unique<GreedyPlayer>();
    if (parsed->name == "greenhorn")
        return std::make_unique<Greenhorn>(std::move(weights));
    if (parsed->name == "prospector")
        return std::make_unique<Prospector>(std::move(weights));
    if (parsed->name == "uct")
        return std::make_unique<UctPlayer>(parsed->budgetOr(Budget::playouts(kUctPlayouts)));
    return makeLookaheadPlayer(name, threads, std::move(weights));
}

} // namespace lodeline::goldrush
