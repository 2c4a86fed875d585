// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/ai/evaluation/prospects.h"

#include "engine/goldrush/ai/evaluation/tokens.h"
#include "engine/goldrush/rules/points.h"

#include <algorithm>

namespace lodeline::goldrush {

Prospects::Prospects(const Game& game)
    : farmers_(game.state()->setup.options.farmers)
{
    const std::vector<TokenKind>& tokens = game.tileSet().tokens;
    token_ = meanTokenValue(tokens, [&](std::size_t kind) { return tokens[kind].count; });
    const State& state = game.state();
    for (const std::uint8_t design : std::span(state.deck, state->deckLeft))
        count(game.set().design(design), 1);
}

void Prospects::count(const CompiledDesign& design, int copies)
{
    tiles_ += copies;
    for (const CompiledSegment& segment : design.segments) {
        switch (segment.ref.kind) {
        case FeatureKind::Railroad:
            railroads_ += copies;
            cityEnds_ += segment.end == RailroadEnd::City ? copies : 0;
            break;
        case FeatureKind::Mountain:
            nuggets_ += copies * segment.value;
            break;
        case FeatureKind::Prairie:
            prairies_ += copies;
            if (farmers_)
                prairiePoints_ += copies * pointsOfPrairie(segment.value, segment.extra);
            break;
        case FeatureKind::City:
            break;
        }
    }
}

TermFactors Prospects::factors() const
{
    using namespace terms;
    constexpr double kLittle = 0.02; // so that what no tile brings still counts a little
    const auto mean = [&](int sum) { return sum / static_cast<double>(std::max(tiles_, 1)); };
    const double gold = token_;
    const double railroads = mean(railroads_) + kLittle;
    const double nuggets = mean(nuggets_) + kLittle;
    const double prairies = mean(prairiePoints_) + kLittle;
    const double points = pointsOfIncompleteRailroad(1) * railroads + nuggets * (pointsOfMountain(1) + gold) +
                          prairies + pointsOfCity(1) * mean(cityEnds_);

    TermFactors factors;
    factors.fill(1.0);
    const auto set = [&](int first, int count, double factor) {
        std::fill_n(factors.begin() + first, count, factor);
    };
    set(kRailroad, 1, railroads);
    set(kRailroad + kRailroadTerms, 1, railroads);
    for (int open = 0; open < kMountainGroups; ++open) {
        const int mountain = kMountain + kMountainTerms * open;
        set(mountain, 1, nuggets);
        set(mountain + 2, 1, gold);
        set(mountain + 5, 1, gold);
    }
    set(kDead, 1, points);
    set(kPrairie, 1, prairies);
    set(kPrairie + 2, 1, prairies / std::max(mean(prairies_), kLittle));
    set(kFree, kTent - kFree, points);
    set(kTent, kBehind - kTent, gold);
    set(kBehind, 1, points);
    return factors;
}

} // namespace lodeline::goldrush
