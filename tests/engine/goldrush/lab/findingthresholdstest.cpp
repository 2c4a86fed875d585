// SPDX-License-Identifier: GPL-3.0-or-later
// From which numbers on the lab tells of them: just below and at each threshold.
#include "tests/engine/goldrush/lab/usualset.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace lodeline::test {

using namespace goldrush;

namespace {

using Code = LabFinding::Code;
using Weight = LabFinding::Weight;

// Numbers of which the first is just not worth telling.
struct Threshold
{
    Code code;
    void (*set)(Usual& usual, int number);
    int untold;
    int told;
};

void expectThreshold(const Threshold& threshold)
{
    for (const int number : {threshold.untold, threshold.told}) {
        Usual usual;
        threshold.set(usual, number);
        EXPECT_EQ(codes(usual.findings()).contains(threshold.code), number == threshold.told)
            << toString(threshold.code) << " at " << number;
    }
}

const std::vector<Threshold> kThresholds{
    {Code::FewGames, [](Usual& u, int n) { u.games(n); }, 100, 99},
    {Code::StartAdvantage,
     [](Usual& u, int n) {
         u.sums.games = n;
         u.sums.seats[0] = {kPartsOfAWin * n, kPartsOfAWin * kPartsOfAWin * n, 0};
     },
     99, 100},
    {Code::TileDiscarded, [](Usual& u, int n) { u.sums.tiles[1].discarded = n; }, 49, 50},
    {Code::TileDiscarded,
     [](Usual& u, int n) {
         u.sums.tiles[1] = {n, n, 0, 0};
     },
     19, 20},
    {Code::TileHard, [](Usual& u, int n) { u.sums.tiles[1].hard = n; }, 499, 500},
    {Code::TileHard,
     [](Usual& u, int n) {
         u.sums.tiles[1] = {n, 0, n, 0};
     },
     19, 20},
    {Code::ManyDiscarded, [](Usual& u, int n) { u.sums.discarded = histogramOf(1000, n); }, 999, 1000},
    {Code::ManyDiscarded,
     [](Usual& u, int n) {
         u.sums.discarded = histogramOf(1000, n);
         u.reference.discarded = 4;
     },
     7999, 8000},
    {Code::DeadSquares,
     [](Usual& u, int n) {
         u.sums.deadSquares = histogramOf(1000, n);
         u.reference.deadSquares = 0;
     },
     999, 1000},
    {Code::DeadSquares,
     [](Usual& u, int n) {
         u.sums.deadSquares = histogramOf(1000, n);
         u.reference.deadSquares = 5;
     },
     9999, 10'000},
    {Code::SpentSquares,
     [](Usual& u, int n) {
         u.sums.spentSquares = histogramOf(1000, n);
         u.reference.spentSquares = 0;
     },
     2999, 3000},
    {Code::SpentSquares,
     [](Usual& u, int n) {
         u.sums.spentSquares = histogramOf(1000, n);
         u.reference.spentSquares = 6;
     },
     11'999, 12'000},
    {Code::PointsHigh,
     [](Usual& u, int n) {
         u.sums.totals = histogramOf(2000, n, 5);
         u.reference.points = 100;
     },
     299'999, 300'000},
    {Code::PointsLow,
     [](Usual& u, int n) {
         u.sums.totals = histogramOf(2000, n, 5);
         u.reference.points = 150;
     },
     200'001, 200'000},
    {Code::LateScoring,
     [](Usual& u, int n) {
         for (SourceSums& source : u.sums.sources)
             source = {1000 - n, n, source.perPlayer};
         u.reference.late = 0.5;
     },
     624, 625},
    {Code::SeldomClose,
     [](Usual& u, int n) {
         u.sums.totals = histogramOf(2000, 256'000, 5);
         u.sums.margins = histogramOf(1000, n, 5);
         u.reference.points = 64;
         u.reference.margin = 8;
     },
     23'999, 24'000},
    {Code::OftenClose,
     [](Usual& u, int n) {
         u.sums.totals = histogramOf(2000, 256'000, 5);
         u.sums.margins = histogramOf(1000, n, 5);
         u.reference.points = 64;
         u.reference.margin = 12;
     },
     16'001, 16'000},
    {Code::LongGame,
     [](Usual& u, int n) {
         u.sums.turns = histogramOf(1000, n);
         u.reference.turns = 50;
     },
     69'999, 70'000},
    {Code::ShortGame,
     [](Usual& u, int n) {
         u.sums.turns = histogramOf(1000, n);
         u.reference.turns = 75;
     },
     50'001, 50'000},
    {Code::TokensLeft,
     [](Usual& u, int n) {
         u.sums.tokensLeft = histogramOf(1000, n);
         u.outline.tokens = 64;
         u.reference.tokensLeft = 0;
     },
     31'999, 32'000},
    {Code::TokensLeft,
     [](Usual& u, int n) {
         u.sums.tokensLeft = histogramOf(1000, n);
         u.outline.tokens = 64;
         u.reference.tokensLeft = 31.5; // half of the classic ones
     },
     39'999, 40'000},
    {Code::TokensRunOut,
     [](Usual& u, int n) {
         u.sums.tokensLeft = Histogram(1, 0, {n, 1000 - n}, 14'000, 0);
     },
     249, 250},
};

TEST(FindingThresholds, beginAtTheirThresholds)
{
    for (const Threshold& threshold : kThresholds)
        expectThreshold(threshold);
}

TEST(FindingThresholds, ofFewGamesAreThatAlone)
{
    Usual usual;
    usual.sums.tiles[0].discarded = 1000;
    usual.games(29);
    EXPECT_EQ(codes(usual.findings()), std::multiset<Code>{Code::FewGames});
    usual.games(30);
    EXPECT_TRUE(codes(usual.findings()).contains(Code::TileDiscarded));
}

// Nothing where it is not told.
std::optional<Weight> weightIn(const Usual& usual, Code code)
{
    const std::vector<LabFinding> findings = usual.findings();
    const auto found = std::ranges::find(findings, code, &LabFinding::code);
    return found == findings.end() ? std::nullopt : std::optional(found->weight);
}

TEST(FindingThresholds, makeSeriousWhatIsFarBeyond)
{
    // The first of the numbers is notable, the second serious.
    const std::vector<Threshold> thresholds{
        {Code::TileDiscarded, [](Usual& u, int n) { u.sums.tiles[1].discarded = n; }, 249, 250},
        {Code::ManyDiscarded, [](Usual& u, int n) { u.sums.discarded = histogramOf(1000, n); }, 2999, 3000},
        {Code::PointsHigh,
         [](Usual& u, int n) {
             u.sums.totals = histogramOf(2000, n, 5);
             u.reference.points = 100;
         },
         599'999, 600'000},
    };
    for (const Threshold& threshold : thresholds) {
        Usual usual;
        threshold.set(usual, threshold.untold);
        EXPECT_EQ(weightIn(usual, threshold.code), Weight::Notable) << toString(threshold.code);
        threshold.set(usual, threshold.told);
        EXPECT_EQ(weightIn(usual, threshold.code), Weight::Serious) << toString(threshold.code);
    }
}

// What points come from, with the kind of feature without which there can be none.
struct Origin
{
    Code dominates;
    Code bringsLittle;
    FeatureKind kind;
};
constexpr std::array<Origin, 5> kOrigins{{
    {Code::RailroadsDominate, Code::RailroadsBringLittle, FeatureKind::Railroad},
    {Code::MountainsDominate, Code::MountainsBringLittle, FeatureKind::Mountain},
    {Code::CitiesDominate, Code::CitiesBringLittle, FeatureKind::City},
    {Code::PrairiesDominate, Code::PrairiesBringLittle, FeatureKind::Prairie},
    {Code::GoldDominates, Code::GoldBringsLittle, FeatureKind::Mountain},
}};

std::optional<Weight> dominance(std::size_t source, int part, double usual)
{
    Usual set;
    set.share(source, part, usual);
    return weightIn(set, kOrigins[source].dominates);
}

TEST(FindingThresholds, sayWhichPointsDominateFromAThresholdOn)
{
    for (std::size_t source = 0; source < kOrigins.size(); ++source) {
        EXPECT_EQ(dominance(source, 49'999, 0), std::nullopt) << source;
        EXPECT_EQ(dominance(source, 50'000, 0), Weight::Remark) << source;
        EXPECT_EQ(dominance(source, 79'999, 0), Weight::Remark) << source;
        EXPECT_EQ(dominance(source, 80'000, 0), Weight::Notable) << source;
        EXPECT_EQ(dominance(source, 119'999, 0), Weight::Notable) << source;
        EXPECT_EQ(dominance(source, 120'001, 0), Weight::Serious) << source;
        EXPECT_EQ(dominance(source, 124'999, 0.5), std::nullopt) << source;
        EXPECT_EQ(dominance(source, 125'000, 0.5), Weight::Serious) << source;
    }
}

TEST(FindingThresholds, sayWhichPointsAreFewFromAThresholdOn)
{
    for (std::size_t source = 0; source < kOrigins.size(); ++source) {
        const auto [dominates, few, kind] = kOrigins[source];
        const auto isTold = [&](int part, double usual, int built) {
            Usual set;
            set.share(source, part, usual);
            set.sums.features[static_cast<std::size_t>(kind)].built = built;
            return codes(set.findings()).contains(few);
        };
        EXPECT_FALSE(isTold(6000, 0.25, 1000)) << source;
        EXPECT_TRUE(isTold(5999, 0.25, 1000)) << source;
        EXPECT_FALSE(isTold(5999, 0.25, 999)) << source; // the set has hardly any
        EXPECT_FALSE(isTold(4000, 0.04, 1000)) << source;
        EXPECT_TRUE(isTold(3999, 0.04, 1000)) << source;
    }
    Usual set;
    set.share(4, 0, 0.25);
    EXPECT_TRUE(codes(set.findings()).contains(Code::GoldBringsLittle));
    set.outline.tokens = 0;
    EXPECT_FALSE(codes(set.findings()).contains(Code::GoldBringsLittle));
}

TEST(FindingThresholds, sayWhatStaysOpenFromAThresholdOn)
{
    for (const auto& [code, kind] : {std::pair(Code::RailroadsStayOpen, FeatureKind::Railroad),
                                     {Code::MountainsStayOpen, FeatureKind::Mountain},
                                     {Code::CitiesStayOpen, FeatureKind::City}}) {
        const auto isTold = [code = code, kind = kind](int completed, int built) {
            Usual usual;
            usual.sums.features[static_cast<std::size_t>(kind)].built = built;
            usual.sums.features[static_cast<std::size_t>(kind)].completed = completed;
            usual.reference.completion[static_cast<std::size_t>(kind)] = 0.75;
            return codes(usual.findings()).contains(code);
        };
        EXPECT_FALSE(isTold(5001, 10'000)) << toString(code);
        EXPECT_TRUE(isTold(4999, 10'000)) << toString(code);
        EXPECT_TRUE(isTold(0, 1000)) << toString(code);
        EXPECT_FALSE(isTold(0, 999)) << toString(code); // the set has hardly any
    }
}

} // namespace
} // namespace lodeline::test
