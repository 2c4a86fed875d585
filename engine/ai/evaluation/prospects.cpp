// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/evaluation/prospects.h"

#include "engine/ai/evaluation/tokens.h"
#include "engine/goldrush/scoring.h"

#include <algorithm>

namespace lodeline {
namespace {

// Means over the tiles that are left.
struct Prospects
{
    bool farmers = true;
    double railroads = 0;
    double cityEnds = 0;
    double nuggets = 0;
    double prairies = 0;
    double prairiePoints = 0;

    explicit Prospects(const Game& game)
    {
        const State& state = game.state();
        farmers = state->setup.options.farmers;
        for (const std::uint8_t design : std::span(state.deck, state->deckLeft))
            for (const CompiledSegment& segment : game.set().design(design).segments)
                count(segment);
        const double tiles = std::max<double>(state->deckLeft, 1);
        for (double* sum : {&railroads, &cityEnds, &nuggets, &prairies, &prairiePoints})
            *sum /= tiles;
    }

    void count(const CompiledSegment& segment)
    {
        switch (segment.ref.kind) {
        case FeatureKind::Railroad:
            railroads += 1;
            cityEnds += segment.end == RailroadEnd::City ? 1 : 0;
            break;
        case FeatureKind::Mountain:
            nuggets += segment.value;
            break;
        case FeatureKind::Prairie:
            prairies += 1;
            if (farmers)
                prairiePoints += pointsOfPrairie(Sums(segment.value, segment.extra, 0));
            break;
        case FeatureKind::City:
            break;
        }
    }
};

} // namespace

TermFactors factorsOf(const Game& game)
{
    using namespace terms;
    constexpr double kLittle = 0.02; // so that what no tile brings still counts a little
    const Prospects mean(game);
    const std::vector<TokenKind>& tokens = game.tileSet().tokens;
    const double gold = meanTokenValue(tokens, [&](std::size_t kind) { return tokens[kind].count; });
    const double railroads = mean.railroads + kLittle;
    const double nuggets = mean.nuggets + kLittle;
    const double prairies = mean.prairiePoints + kLittle;
    const double points = railroads + nuggets * (1 + gold) + prairies + pointsOfCity(1) * mean.cityEnds;

    TermFactors factors;
    factors.fill(1.0);
    const auto set = [&](int first, int count, double factor) {
        std::fill_n(factors.begin() + first, count, factor);
    };
    set(kRailroad, 1, railroads);
    set(kRailroad + kRailroadTerms, 1, railroads);
    for (int open = 0; open < 4; ++open) {
        const int mountain = kMountain + kMountainTerms * open;
        set(mountain, 1, nuggets);
        set(mountain + 2, 1, gold);
        set(mountain + 5, 1, gold);
    }
    set(kDead, 1, points);
    set(kPrairie, 1, prairies);
    set(kPrairie + 2, 1, prairies / std::max(mean.prairies, kLittle));
    set(kFree, kTent - kFree, points);
    set(kTent, kBehind - kTent, gold);
    set(kBehind, 1, points);
    return factors;
}

} // namespace lodeline
