// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/boomtown/ai/level.h"

#include "engine/boomtown/ai/ending.h"
#include "engine/core/playername.h"

namespace lodeline::boomtown {
namespace {

constexpr std::chrono::milliseconds kBaronTime{1000};
constexpr std::int64_t kForemanSurveys = 500; // more than its passes take

LookaheadSettings foreman()
{
    return {.passes = {{1, 0}, {1, 1}}, .mostSkipped = 3};
}

LookaheadSettings baron()
{
    return {
        .passes = {{1, 0}, {2, 2}, {3, 4}, {4, 6}, {4, kCircle}, {8, kCircle}, {16, kCircle}, {100, kCircle}},
        .endingPasses = {{1, 0}, {2, 2}, {4, kCircle}},
        .endingWidths = {2, 4, 8, 16, 32, kEveryPlace}};
}

} // namespace

LookaheadSettings adviser()
{
    return baron();
}

std::unique_ptr<Player> makePlayer(std::string_view name)
{
    const auto parsed = parsePlayerName(name);
    if (!parsed || parsed->towardsNext != 0)
        return nullptr;
    const auto ahead = [&](LookaheadSettings settings, const Budget& usual) {
        return std::make_unique<LookaheadPlayer>(std::move(settings), parsed->budgetOr(usual));
    };
    if (parsed->name == "random")
        return std::make_unique<RandomPlayer>();
    if (parsed->name == "greedy")
        return std::make_unique<GreedyPlayer>();
    if (parsed->name == "greenhorn")
        return std::make_unique<Greenhorn>();
    if (parsed->name == "foreman")
        return ahead(foreman(), Budget::playouts(kForemanSurveys));
    if (parsed->name == "baron")
        return ahead(baron(), Budget::time(kBaronTime));
    return nullptr;
}

} // namespace lodeline::boomtown
