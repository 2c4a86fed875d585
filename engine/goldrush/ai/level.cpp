// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/ai/level.h"

#include "engine/goldrush/ai/evaluatingplayers.h"
#include "engine/goldrush/ai/lookahead.h"
#include "engine/goldrush/ai/uct.h"

#include <charconv>

namespace lodeline::goldrush {
namespace {

constexpr std::int64_t kUctPlayouts = 1000;
constexpr std::int64_t kForemanFutures = 64;
constexpr LookaheadSettings kForeman{.candidates = 12, .plies = 4};
constexpr LookaheadSettings kBaron{.candidates = 32, .mostCandidates = kWidest, .plies = 6};
constexpr std::chrono::milliseconds kBaronTime{1000};

// "name", "name:PLAYOUTS" or "name@MS".
struct Spec
{
    std::string_view name;
    std::optional<std::int64_t> playouts;
    std::optional<std::int64_t> milliseconds;
};

std::optional<Spec> parse(std::string_view text)
{
    const std::size_t mark = text.find_first_of(":@");
    Spec spec{text.substr(0, mark), std::nullopt, std::nullopt};
    if (mark == std::string_view::npos)
        return spec;
    std::int64_t number = 0;
    const char* first = text.data() + mark + 1;
    const char* last = text.data() + text.size();
    const auto [end, error] = std::from_chars(first, last, number);
    const bool isPlain = error == std::errc{} && end == last && *first != '0';
    if (!isPlain || number < 1 || number > kMostBudget)
        return std::nullopt;
    (text[mark] == ':' ? spec.playouts : spec.milliseconds) = number;
    return spec;
}

Budget budgetOf(const Spec& spec, const Budget& otherwise)
{
    if (spec.milliseconds)
        return Budget::time(std::chrono::milliseconds(*spec.milliseconds));
    return spec.playouts ? Budget::playouts(*spec.playouts) : otherwise;
}

} // namespace

std::unique_ptr<LookaheadPlayer> makeLookaheadPlayer(std::string_view name, int threads)
{
    const auto spec = parse(name);
    if (!spec)
        return nullptr;
    const auto make = [&](LookaheadSettings settings, const Budget& usual) {
        settings.threads = threads;
        return std::make_unique<LookaheadPlayer>(settings, budgetOf(*spec, usual));
    };
    if (spec->name == "foreman")
        return make(kForeman, Budget::playouts(kForemanFutures));
    if (spec->name == "baron")
        return make(kBaron, Budget::time(kBaronTime));
    return nullptr;
}

std::unique_ptr<Player> makePlayer(std::string_view name, int threads)
{
    const auto spec = parse(name);
    if (!spec)
        return nullptr;
    if (spec->name == "random")
        return std::make_unique<RandomPlayer>();
    if (spec->name == "greedy")
        return std::make_unique<GreedyPlayer>();
    if (spec->name == "greenhorn")
        return std::make_unique<Greenhorn>();
    if (spec->name == "prospector")
        return std::make_unique<Prospector>();
    if (spec->name == "uct")
        return std::make_unique<UctPlayer>(budgetOf(*spec, Budget::playouts(kUctPlayouts)));
    return makeLookaheadPlayer(name, threads);
}

} // namespace lodeline::goldrush
