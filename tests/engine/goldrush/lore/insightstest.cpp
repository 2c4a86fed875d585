// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/lore/insights.h"

#include "engine/goldrush/learning/learnedsetfile.h"
#include "engine/goldrush/lore/insightsfile.h"
#include "tests/engine/goldrush/ai/positions.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace lodeline::test {

using namespace goldrush;

namespace {

using Code = Insight::Code;
using Weight = Insight::Weight;
using Source = events::Score::Kind;

constexpr int kGames = 400;

// Games of two of which there is nothing to tell.
struct Plain
{
    LearnedSet learned;
    SetLore lore;

    Plain()
    {
        lore.games = kGames;
        lore.sums.games = kGames;
        lore.sums.seats.resize(2);
        winners(kGames / 2);
        points({30, 30, 30, 30, 0});
        for (int i = 0; i < kGames; ++i)
            lore.changes.add(0);
    }

    void winners(int first)
    {
        constexpr std::int64_t kWin = kPartsOfAWin;
        lore.sums.seats[0] = {kWin * first, kWin * kWin * first, 0};
    }

    // Mean points by Source, each player's off by as much either way.
    void points(const std::array<int, 5>& means, int off = 2)
    {
        lore.sums.totals = Histogram(5);
        for (std::size_t source = 0; source < means.size(); ++source) {
            Histogram& each = lore.sums.sources[source].perPlayer;
            each = Histogram(5);
            for (int i = 0; i < 2 * kGames; ++i)
                each.add(std::max(0, means[source] + (i % 2 == 0 ? off : -off)));
        }
        int total = 0;
        for (const int mean : means)
            total += mean;
        for (int i = 0; i < 2 * kGames; ++i)
            lore.sums.totals.add(total);
    }

    std::optional<Insight> found(Code code) const
    {
        const std::vector<Insight> all = insightsOf(learned, lore);
        const auto insight = std::ranges::find(all, code, &Insight::code);
        return insight == all.end() ? std::nullopt : std::optional(*insight);
    }
    std::string text(Code code) const
    {
        const auto insight = found(code);
        return insight ? message(*insight) : std::string();
    }
};

TEST(Insights, tellNothingWithoutAReason)
{
    Plain plain;
    const std::vector<Insight> all = insightsOf(plain.learned, plain.lore);
    ASSERT_EQ(all.size(), 1U);
    EXPECT_EQ(message(all[0]), "Between equal players, whoever goes first wins 50% of the games "
                               "(very likely between 45% and 55%; equal share: 50%).");
    EXPECT_EQ(all[0].weight, Weight::Remark);
    EXPECT_TRUE(insightsOf({}, {}).empty());
    plain.lore.games = kGamesToJudge - 1;
    EXPECT_TRUE(insightsOf(plain.learned, plain.lore).empty());
}

TEST(Insights, tellWhatPaysMost)
{
    Plain plain;
    plain.points({60, 30, 30, 30, 0});
    EXPECT_EQ(plain.text(Code::RailroadsPay), "Railroads pay most here: they bring 40% of all points.");
    plain.points({30, 30, 60, 30, 0});
    EXPECT_EQ(plain.text(Code::CitiesPay), "Cities pay most here: they bring 40% of all points.");
    plain.points({30, 30, 30, 60, 0});
    EXPECT_EQ(plain.text(Code::PrairiesPay), "Prairies pay most here: they bring 40% of all points.");
    EXPECT_FALSE(plain.found(Code::RailroadsPay));
    plain.points({30, 20, 30, 30, 40}); // gold lies on mountains
    EXPECT_EQ(plain.text(Code::MountainsPay),
              "Mountains pay most here: with their gold they bring 40% of all points.");
}

TEST(Insights, doNotTakeNoiseForWhatPays)
{
    Plain plain;
    plain.points({30, 30, 30, 32, 0}); // sure, but hardly more
    EXPECT_FALSE(plain.found(Code::PrairiesPay));
    plain.points({30, 30, 30, 33, 0}, 0); // a tenth more
    EXPECT_FALSE(plain.found(Code::PrairiesPay));
    plain.points({30, 30, 30, 34, 0}, 0);
    EXPECT_TRUE(plain.found(Code::PrairiesPay));
    plain.points({1, 1, 1, 3, 0}, 0);
    EXPECT_TRUE(plain.found(Code::PrairiesPay));
    Histogram& prairies = plain.lore.sums.sources[static_cast<std::size_t>(Source::Prairie)].perPlayer;
    prairies = Histogram(5); // as much on average, but from one lucky player in a thousand
    for (int i = 0; i < 2 * kGames; ++i)
        prairies.add(i == 0 ? 1000 : i < 400 ? 4 : 0);
    EXPECT_FALSE(plain.found(Code::PrairiesPay));
}

TEST(Insights, tellOfFarmersWhenThereAreSome)
{
    Plain plain;
    auto& features = plain.lore.sums.features;
    features[static_cast<std::size_t>(FeatureKind::Railroad)].cowboys = 12'000;
    features[static_cast<std::size_t>(FeatureKind::City)].cowboys = 2400;
    for (int i = 0; i < 29; ++i)
        plain.lore.farmers.add(20);
    EXPECT_FALSE(plain.found(Code::Farmers));
    for (int i = 0; i < 1200 - 29; ++i)
        plain.lore.farmers.add(i < 580 ? 20 : 65);
    // 800 seats with 30 points from prairies, and 30 from each of three others.
    EXPECT_EQ(plain.text(Code::Farmers),
              "A farmer brings 20.0 points. Any other cowboy brings 5.0 each time he is placed.");
}

TEST(Insights, tellWhetherFarmersComeEarlyOrLate)
{
    const auto half = [](int laid) {
        Plain plain;
        plain.lore.sums.features[static_cast<std::size_t>(FeatureKind::City)].cowboys = 2400;
        for (int i = 0; i < 300; ++i)
            plain.lore.farmers.add(i < 100 ? 10 : i < 200 ? laid : 90);
        return plain;
    };
    EXPECT_EQ(half(40).text(Code::FarmersEarly),
              "Farmers come early: half of them are put down before 40% of the tiles are on the board.");
    EXPECT_FALSE(half(40).found(Code::FarmersLate));
    EXPECT_EQ(half(60).text(Code::FarmersLate),
              "Farmers come late: half of them are put down only after 60% of the tiles are on the board.");
    EXPECT_FALSE(half(60).found(Code::FarmersEarly));
    for (const int middle : {41, 59}) {
        EXPECT_TRUE(half(middle).found(Code::Farmers));
        EXPECT_FALSE(half(middle).found(Code::FarmersEarly));
        EXPECT_FALSE(half(middle).found(Code::FarmersLate));
    }
}

// By what half of them do, whatever a few less do.
TEST(Insights, tellWhenHalfOfTheFarmersHaveCome)
{
    const auto earlyOf300 = [](int early) {
        Plain plain;
        plain.lore.sums.features[static_cast<std::size_t>(FeatureKind::City)].cowboys = 2400;
        for (int i = 0; i < 300; ++i)
            plain.lore.farmers.add(i < early ? 10 : 90);
        return plain;
    };
    EXPECT_EQ(earlyOf300(149).text(Code::FarmersLate),
              "Farmers come late: half of them are put down only after 90% of the tiles are on the board.");
    EXPECT_FALSE(earlyOf300(149).found(Code::FarmersEarly));
    EXPECT_EQ(earlyOf300(151).text(Code::FarmersEarly),
              "Farmers come early: half of them are put down before 10% of the tiles are on the board.");
    EXPECT_FALSE(earlyOf300(151).found(Code::FarmersLate));
}

TEST(Insights, areToldOfAsFewGamesAndFarmersAsThereMayBe)
{
    Plain plain;
    plain.lore.games = kGamesToJudge;
    EXPECT_FALSE(insightsOf(plain.learned, plain.lore).empty());
    plain.lore.sums.features[static_cast<std::size_t>(FeatureKind::City)].cowboys = 2400;
    for (int i = 0; i < 30; ++i) {
        EXPECT_FALSE(plain.found(Code::Farmers)) << i;
        plain.lore.farmers.add(50);
    }
    EXPECT_TRUE(plain.found(Code::Farmers));
}

TEST(Insights, tellWhatATentIsWorthWhereThereIsGold)
{
    Plain plain;
    plain.lore.tents.add(2.5);
    EXPECT_FALSE(plain.found(Code::TentPays));
    plain.points({30, 30, 30, 30, 10});
    EXPECT_EQ(plain.text(Code::TentPays), "Halfway through the game, a tent on a mountain with three or more "
                                          "tokens is worth 2.5 points more than one in the supply.");
    plain.lore.tents = {};
    plain.lore.tents.add(0.9);
    EXPECT_FALSE(plain.found(Code::TentPays));
}

TEST(Insights, tellOfTheFirstSeatHowSureItIs)
{
    Plain plain;
    plain.winners(240);
    const auto insight = plain.found(Code::FirstSeat);
    ASSERT_TRUE(insight);
    EXPECT_EQ(insight->weight, Weight::Notable);
    EXPECT_EQ(message(*insight), "Between equal players, whoever goes first wins 60% of the games "
                                 "(very likely between 55% and 65%; equal share: 50%).");
    // As few as are played with the largest sets: they leave open who is better off.
    plain.lore.games = 60;
    plain.lore.sums.games = 60;
    plain.winners(32);
    EXPECT_EQ(plain.found(Code::FirstSeat)->weight, Weight::Remark);
    EXPECT_EQ(plain.text(Code::FirstSeat), "Between equal players, whoever goes first wins 53% of the games "
                                           "(very likely between 41% and 65%; equal share: 50%).");
}

TEST(Insights, tellWhereTheComputerIsUnsure)
{
    Plain plain;
    plain.lore.spread = 20;
    auto insight = plain.found(Code::LeadUnsure);
    ASSERT_TRUE(insight);
    EXPECT_EQ(insight->weight, Weight::Remark);
    EXPECT_EQ(message(*insight),
              "Halfway through the game, the computer's forecast of the final lead may be off by "
              "this many points: 20. The average score is 120.");
    plain.lore.spread = 40;
    EXPECT_EQ(plain.found(Code::LeadUnsure)->weight, Weight::Notable);
    for (int i = 0; i < kGames; ++i)
        plain.lore.changes.add(i % 2);
    EXPECT_EQ(plain.text(Code::MindChanges), "On 25% of its turns, the computer uses its pieces differently "
                                             "when it looks a few moves ahead.");
}

TEST(Insights, tellWhatLearningBroughtWhenItDid)
{
    Plain plain;
    plain.learned.games = 8000;
    plain.learned.share = 0.52;
    EXPECT_FALSE(plain.found(Code::Learned));
    plain.learned.share = 0.61;
    EXPECT_EQ(plain.text(Code::Learned),
              "Games the computer has played against itself: 8000. Without "
              "looking ahead, it now wins 61% of its games against its earlier self.");
}

// Their sentences have no plural forms.
TEST(Insights, areWordedForAnyNumberOfThings)
{
    Plain plain;
    plain.learned.games = 1;
    plain.learned.share = 0.61;
    EXPECT_TRUE(plain.text(Code::Learned).starts_with("Games the computer has played against itself: 1. "));
    constexpr auto count = Insight::Argument::count;
    const Insight insight{{Weight::Remark, 1, {count(1), count(4)}}, Code::LeadUnsure};
    EXPECT_TRUE(message(insight).ends_with("may be off by this many points: 1. The average score is 4."));
}

TEST(Insights, beginAtTheirThresholds)
{
    Plain plain; // 120 points each
    plain.lore.spread = 29.9;
    EXPECT_EQ(plain.found(Code::LeadUnsure)->weight, Weight::Remark);
    plain.lore.spread = 30;
    EXPECT_EQ(plain.found(Code::LeadUnsure)->weight, Weight::Notable);
    plain.learned.share = 0.539;
    EXPECT_FALSE(plain.found(Code::Learned));
    plain.learned.share = 0.54;
    EXPECT_TRUE(plain.found(Code::Learned));
    plain.lore.tents.add(1);
    plain.points({30, 30, 30, 30, 3}); // 3 of 123 are gold
    EXPECT_FALSE(plain.found(Code::TentPays));
    plain.points({30, 30, 30, 30, 4});
    EXPECT_TRUE(plain.found(Code::TentPays));
    plain.lore.tents = {};
    plain.lore.tents.add(0.99);
    EXPECT_FALSE(plain.found(Code::TentPays));
}

// More often than one turn of twenty, beyond twice the error: 30 of 400 may be 4.9 %, 31 are 5.1 %.
TEST(Insights, tellOfChangesOnceTheyAreSure)
{
    const auto isTold = [](int changed) {
        Plain plain;
        plain.lore.changes = {};
        for (int i = 0; i < kGames; ++i)
            plain.lore.changes.add(i < changed ? 1 : 0);
        return plain.found(Code::MindChanges).has_value();
    };
    EXPECT_FALSE(isTold(30));
    EXPECT_TRUE(isTold(31));
}

// 62% when it was rounded at once, 63% from a file.
TEST(Insights, sayTheSameOnceTheyWereKept)
{
    Plain plain;
    plain.learned = {*shippedWeights(), 8000, 0.62487};
    plain.winners(251);
    plain.lore.spread = 20.1234567;
    const std::vector<Insight> all = insightsOf(plain.learned, plain.lore);
    ASSERT_GE(all.size(), 3U);
    EXPECT_EQ(insightsIn(withInsights(toJson(plain.learned), all)), all);
}

TEST(Insights, standTheWeightiestFirst)
{
    Plain plain;
    plain.lore.spread = 20;
    plain.winners(240);
    plain.points({30, 30, 30, 60, 0});
    const std::vector<Insight> all = insightsOf(plain.learned, plain.lore);
    ASSERT_EQ(all.size(), 3U);
    EXPECT_EQ(all[0].code, Code::PrairiesPay);
    EXPECT_EQ(all[1].code, Code::FirstSeat);
    EXPECT_EQ(all[2].code, Code::LeadUnsure);
}

TEST(Insights, tellOfTheShippedSetsWhatTheyWereMadeFor)
{
    const auto pays = [](const char* name) {
        const auto lore =
            measureLore(shippedSet(name), *shippedWeights(), {.games = 40, .jobs = 2}, [](double) {}, {});
        return insightsOf({}, lore.value()).front().code;
    };
    EXPECT_EQ(pays("openrange"), Code::PrairiesPay);
    EXPECT_EQ(pays("highsierra"), Code::MountainsPay);
}

TEST(Insights, haveNamesThatDiffer)
{
    std::vector<std::string_view> names;
    for (int code = 0; code <= static_cast<int>(Code::Learned); ++code)
        names.push_back(toString(static_cast<Code>(code)));
    std::ranges::sort(names);
    EXPECT_EQ(std::ranges::adjacent_find(names), names.end());
}

} // namespace
} // namespace lodeline::test
