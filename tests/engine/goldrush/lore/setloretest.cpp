// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/lore/setlore.h"

#include "tests/engine/goldrush/ai/positions.h"
#include "tests/engine/goldrush/ai/tinyset.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace lodeline::test {

using namespace goldrush;

namespace {

constexpr LoreGames kFew{.games = 12};

std::optional<SetLore> measuredLore(const LoreGames& wanted, const Weights& weights = *shippedWeights())
{
    return measureLore(shippedSet("drygulch"), weights, wanted, [](double) {}, {});
}

TEST(SetLore, isTheSameWithAnyNumberOfThreads)
{
    const auto alone = measuredLore(kFew);
    ASSERT_TRUE(alone);
    EXPECT_EQ(alone->games, 12);
    EXPECT_EQ(alone, measuredLore({.games = 12, .jobs = 3}));
    EXPECT_NE(alone, measuredLore({.games = 12, .seed = 2}));
}

TEST(SetLore, isOfTheGamesThatTheLabPlays)
{
    for (const int players : {2, 4}) {
        const auto lore = measuredLore({.players = players, .games = 12});
        ASSERT_TRUE(lore);
        const std::vector<std::string> names(static_cast<std::size_t>(players), "prospector");
        EXPECT_EQ(lore->sums,
                  measured(measuring(shippedSet("drygulch")->tileSet(), names, 0, 12, 1)).tally.set);
    }
}

TEST(SetLore, goesByTheWeights)
{
    Weights weights = *shippedWeights();
    for (int term = terms::kTent; term < terms::kBehind; ++term)
        weights.parts[static_cast<std::size_t>(term)] = {};
    Weights pitching = weights;
    weights.parts[terms::kTent] = {7, 0, 0};
    pitching.parts[static_cast<std::size_t>(tentTerm(3))] = {7, 0, 0};
    const auto lore = measuredLore(kFew, weights);
    const auto other = measuredLore(kFew, pitching);
    ASSERT_TRUE(lore && other);
    EXPECT_EQ(lore->tents.count, 12);
    EXPECT_LT(lore->tents.mean(), -1);
    EXPECT_GT(other->tents.mean(), 1);
    EXPECT_NE(lore->sums, other->sums);
}

TEST(SetLore, countsFarmersAndOneLookAGame)
{
    const auto lore = measuredLore(kFew);
    ASSERT_TRUE(lore);
    EXPECT_EQ(lore->farmers.count(),
              lore->sums.features[static_cast<std::size_t>(FeatureKind::Prairie)].cowboys);
    EXPECT_LT(lore->farmers.counts().size(), 101U);
    EXPECT_GT(lore->changes.count, 6); // but where tiles are discarded and the game ends before
    EXPECT_LE(lore->changes.count, 12);
    EXPECT_GT(lore->spread, 1);
    EXPECT_LT(lore->spread, 60);
}

TEST(SetLore, goesByTheRulesThatAreWanted)
{
    LoreGames withoutFarmers = kFew;
    withoutFarmers.options.farmers = false;
    const auto lore = measuredLore(withoutFarmers);
    ASSERT_TRUE(lore);
    EXPECT_EQ(lore->farmers.count(), 0);
    EXPECT_EQ(lore->games, 12);
}

TEST(SetLore, takesASetThatIsOverAtOnce)
{
    const auto set = std::make_shared<const CompiledSet>(tinySet());
    const auto lore = measureLore(set, *shippedWeights(), kFew, [](double) {}, {});
    ASSERT_TRUE(lore);
    EXPECT_EQ(lore->sums.turns.sum(), 24);
}

TEST(SetLore, playsFewerGamesOfLargeSets)
{
    EXPECT_EQ(LoreGames::usual(*classicSet()).games, LoreGames().games);
    EXPECT_EQ(LoreGames::usual(*shippedSet("drygulch")).games, LoreGames().games);
    TileSet large = classicSet()->tileSet();
    for (TileDesign& design : large.tiles)
        design.count *= 4;
    EXPECT_NEAR(LoreGames::usual(CompiledSet(large)).games, LoreGames().games / 4.0, 2);
}

TEST(SetLore, tellsHowFarItIsAndStops)
{
    std::vector<double> shares;
    const auto set = shippedSet("drygulch");
    const auto lore =
        measureLore(set, *shippedWeights(), kFew, [&](double share) { shares.push_back(share); }, {});
    ASSERT_TRUE(lore);
    EXPECT_TRUE(std::ranges::is_sorted(shares));
    // Whoever is told may hold the work up before every turn, not only between games.
    EXPECT_EQ(std::ranges::count_if(shares, [](double share) { return share < 1; }),
              lore->sums.turns.sum() + kFew.games - 1);
    EXPECT_EQ(shares.back(), 1);
    // Also where the spread is measured, in many turns more.
    EXPECT_GT(std::ranges::count(shares, 1.0), 1000);
    std::stop_source stop;
    int told = 0;
    EXPECT_FALSE(measureLore(
        set, *shippedWeights(), kFew,
        [&](double) {
            ++told;
            stop.request_stop();
        },
        stop.get_token()));
    EXPECT_EQ(told, 1);
}

TEST(Sample, knowsHowSureItIs)
{
    Sample sample;
    EXPECT_EQ(sample.mean(), 0);
    sample.add(1);
    EXPECT_EQ(sample.error(), 0);
    Sample other;
    other.add(3);
    sample += other;
    EXPECT_EQ(sample.mean(), 2);
    EXPECT_NEAR(sample.error(), 1, 1e-9); // deviation sqrt(2) of two
}

} // namespace
} // namespace lodeline::test
