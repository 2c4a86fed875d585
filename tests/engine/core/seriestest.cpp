// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/series/playertally.h"
#include "engine/core/series/shards.h"
#include "engine/core/series/standout.h"

#include <gtest/gtest.h>

#include <array>

namespace lodeline::test {
namespace {

WinShare shareOf(int parts, int inGames, int ofGames)
{
    const std::int64_t each = parts;
    return winShare(each * inGames, each * each * inGames, ofGames);
}

void expectShare(const WinShare& found, double share, double low, double high)
{
    EXPECT_DOUBLE_EQ(found.share, share);
    EXPECT_NEAR(found.low, low, 1e-9);
    EXPECT_NEAR(found.high, high, 1e-9);
}

// By Wilson's formula.
TEST(WinShare, hasAnIntervalThatTheSpreadOfTheGamesGives)
{
    expectShare(shareOf(kPartsOfAWin, 3, 10), 0.3, 0.10778928748621183, 0.6032267800204347);
    expectShare(shareOf(kPartsOfAWin, 50, 100), 0.5, 0.40382982859014716, 0.5961701714098528);
    expectShare(shareOf(kPartsOfAWin / 2, 100, 100), 0.5, 0.48150259626199904, 0.5184974037380009);
}

TEST(WinShare, staysWithinAllAndNothing)
{
    expectShare(shareOf(kPartsOfAWin, 10, 10), 1, 0.7224598312333834, 1);
    expectShare(shareOf(kPartsOfAWin, 0, 10), 0, 0, 0.2775401687666165);
}

TEST(Fairness, isJudgedByWhatLiesOutsideOfTheInterval)
{
    using Kind = Fairness::Kind;
    using Weight = StandOut::Weight;
    const auto judged = [](double low, double high) {
        const std::optional<Fairness> found = fairnessOf({(low + high) / 2, low, high}, 0.5);
        return found ? std::optional(std::pair(found->kind, found->weight)) : std::nullopt;
    };
    EXPECT_EQ(judged(0.51, 0.6), std::pair(Kind::Advantage, Weight::Notable));
    EXPECT_EQ(judged(0.61, 0.7), std::pair(Kind::Advantage, Weight::Serious));
    EXPECT_EQ(judged(0.4, 0.49), std::pair(Kind::Disadvantage, Weight::Notable));
    EXPECT_EQ(judged(0.3, 0.39), std::pair(Kind::Disadvantage, Weight::Serious));
    EXPECT_EQ(judged(0.46, 0.55), std::pair(Kind::Fair, Weight::Remark));
    EXPECT_EQ(judged(0.4, 0.55), std::nullopt);  // too wide to tell
    EXPECT_EQ(judged(0.504, 0.6), std::nullopt); // would be told as 50 %
    EXPECT_EQ(judged(0.506, 0.6), std::pair(Kind::Advantage, Weight::Notable));
    EXPECT_EQ(judged(0.595, 0.7), std::pair(Kind::Advantage, Weight::Notable));
    EXPECT_EQ(judged(0.3, 0.405), std::pair(Kind::Disadvantage, Weight::Notable));
    EXPECT_EQ(judged(0.45, 0.545), std::pair(Kind::Fair, Weight::Remark));
    EXPECT_EQ(judged(0.45, 0.555), std::nullopt);
}

TEST(Fairness, isStrongerTheFartherFromWhatIsFair)
{
    const WinShare aThird{0.3, 0.27, 0.33};
    ASSERT_TRUE(fairnessOf(aThird, 0.2));
    EXPECT_EQ(fairnessOf(aThird, 0.2)->kind, Fairness::Kind::Advantage);
    EXPECT_NEAR(fairnessOf(aThird, 0.2)->strength, 1.07, 1e-12);
    ASSERT_TRUE(fairnessOf(aThird, 0.5));
    EXPECT_EQ(fairnessOf(aThird, 0.5)->kind, Fairness::Kind::Disadvantage);
    EXPECT_NEAR(fairnessOf(aThird, 0.5)->strength, 1.17, 1e-12);
    ASSERT_TRUE(fairnessOf(aThird, 0.32));
    EXPECT_EQ(fairnessOf(aThird, 0.32)->strength, 1);
}

TEST(StandOut, standsWithTheWeightiestFirstThenTheStrongest)
{
    const StandOut serious{.weight = StandOut::Weight::Serious, .strength = 1};
    const StandOut notable{.weight = StandOut::Weight::Notable, .strength = 2};
    const StandOut stronger{.weight = StandOut::Weight::Notable, .strength = 3};
    EXPECT_TRUE(isWeightier(serious, notable));
    EXPECT_FALSE(isWeightier(notable, serious));
    EXPECT_TRUE(isWeightier(stronger, notable));
    EXPECT_FALSE(isWeightier(notable, notable));
}

TEST(StandOut, fillsItsSentence)
{
    using Argument = StandOut::Argument;
    EXPECT_EQ(filled("%2 of %1 (95% of %3, 5%) %4 %5 %", {Argument::named("a"), Argument::percent(0.126),
                                                          Argument::decimal(1.26), Argument::count(62.6)}),
              "13% of a (95% of 1.3, 5%) 63 %5 %");
}

TEST(Shards, joinWhereTheyTouchAndShareNoGame)
{
    EXPECT_EQ(joined({{0, 2}, {6, 8}}, {{2, 6}}), (Shards{{0, 8}}));
    EXPECT_EQ(joined({{4, 5}}, {{0, 2}}), (Shards{{0, 2}, {4, 5}}));
    EXPECT_EQ(joined({}, {{1, 2}}), (Shards{{1, 2}}));
    EXPECT_EQ(joined({{0, 3}}, {{2, 4}}), std::nullopt);
    EXPECT_EQ(joined({{0, 9}}, {{3, 4}}), std::nullopt);
}

TEST(PlayerTally, takesEachGameFromTheSeatOfThePlayer)
{
    std::vector<PlayerTally> players{{.name = "a"}, {.name = "b"}, {.name = "c"}};
    settle(players, 1, std::array{7, 9, 2}, {1}); // a sat at seat 1
    settle(players, 2, std::array{4, 1, 4}, {0, 2});
    const auto expect = [&players](std::size_t i, int wins, int draws, int points) {
        EXPECT_EQ(players[i].wins, wins) << i;
        EXPECT_EQ(players[i].draws, draws) << i;
        EXPECT_EQ(players[i].points, points) << i;
        EXPECT_EQ(players[i].parts, kPartsOfAWin * wins + kPartsOfAWin / 2 * draws) << i;
    };
    expect(0, 1, 1, 13);
    expect(1, 0, 1, 6);
    expect(2, 0, 0, 8);
    EXPECT_EQ(players[1].partSquares, kPartsOfAWin / 2 * (kPartsOfAWin / 2));
}

TEST(PlayerTally, knowsWhenTheSeatsAreAsBefore)
{
    EXPECT_EQ(seatings({"a", "b"}), 2);
    EXPECT_EQ(seatings({"a", "a"}), 1);
    EXPECT_EQ(seatings({"a", "b", "a", "b"}), 2);
    EXPECT_EQ(seatings({"a", "b", "b", "a"}), 4);
    EXPECT_EQ(seatings({"a", "b", "c"}), 3);
}

} // namespace
} // namespace lodeline::test
