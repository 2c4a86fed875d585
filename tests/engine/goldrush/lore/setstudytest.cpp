// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/lore/setstudy.h"

#include "engine/goldrush/learning/setlearning.h"
#include "tests/engine/goldrush/ai/tinyset.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace lodeline::test {

using namespace goldrush;

namespace {

// What is told of a study, in its order.
struct Told
{
    std::vector<double> learning;
    std::vector<LearnedSet> learned;
    std::vector<double> watching;
    std::stop_source stop;
    bool stopsWhenWatching = false;

    std::optional<Knowledge> study(const SetStudy& wanted)
    {
        const StudyTold told{.learning = [this](double share) { learning.push_back(share); },
                             .learned = [this](const LearnedSet& result) { learned.push_back(result); },
                             .watching =
                                 [this](double share) {
                                     watching.push_back(share);
                                     if (stopsWhenWatching)
                                         stop.request_stop();
                                 }};
        return studySet(tinySet(), wanted, told, stop.get_token());
    }
};

SetLore loreAsUsual(const Weights& weights, int players)
{
    const auto set = std::make_shared<const CompiledSet>(tinySet());
    LoreGames games = LoreGames::usual(*set);
    games.players = players;
    return measureLore(set, weights, games, [](double) {}, {}).value();
}

TEST(SetStudy, learnsThenWatches)
{
    Told told;
    const auto knowledge = told.study({.players = 3, .jobs = 2});
    ASSERT_TRUE(knowledge);
    EXPECT_EQ(knowledge->learned.games,
              SetLearning::usual(CompiledSet(tinySet())).games(CompiledSet(tinySet())));
    EXPECT_EQ(knowledge->lore, loreAsUsual(knowledge->learned.weights, 3));
    EXPECT_EQ(told.learned, std::vector{knowledge->learned});
    for (const auto& shares : {told.learning, told.watching}) {
        ASSERT_FALSE(shares.empty());
        EXPECT_TRUE(std::ranges::is_sorted(shares));
        EXPECT_EQ(shares.back(), 1);
    }
}

TEST(SetStudy, onlyWatchesWhatIsLearnedAlready)
{
    Told told;
    LearnedSet learned{*shippedWeights(), 5, 0.5};
    learned.weights.parts[terms::kFree] = {50, 0, 0};
    const auto knowledge = told.study({.learned = learned});
    ASSERT_TRUE(knowledge);
    EXPECT_EQ(knowledge->learned, learned);
    EXPECT_EQ(knowledge->lore, loreAsUsual(learned.weights, 2));
    EXPECT_TRUE(told.learning.empty());
    EXPECT_TRUE(told.learned.empty());
}

TEST(SetStudy, stops)
{
    Told told;
    told.stopsWhenWatching = true;
    EXPECT_FALSE(told.study({.learned = LearnedSet{*shippedWeights(), 5, 0.5}}));
    EXPECT_EQ(told.watching.size(), 1U);
    Told stopped;
    stopped.stop.request_stop();
    EXPECT_FALSE(stopped.study({}));
    EXPECT_TRUE(stopped.learned.empty());
    EXPECT_TRUE(stopped.watching.empty());
}

} // namespace
} // namespace lodeline::test
