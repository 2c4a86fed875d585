// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/strength/contestant.h"

#include "bench/strength/knowledge.h"
#include "engine/goldrush/ai/movehash.h"
#include "tests/bench/strength/cells.h"

#include <gtest/gtest.h>

namespace lodeline::test {

using namespace goldrush;
using namespace strength;

namespace {

// Of the games of one player against itself on a set that is shipped and a random one.
std::uint64_t movesOf(const std::string& name, const SharedWeights& learned)
{
    MoveHash hash;
    for (const PlayedSet& set : {usualSets()[1], usualSets()[5]}) {
        goldrush::Setup setup;
        setup.seed = 1;
        Game game(set.set, setup);
        const auto player = contestant(name, learned);
        while (game.phase() != Game::Phase::Over) {
            const Move move = player->choose(game, static_cast<std::uint64_t>(game.ply()));
            hash.mix(move);
            game.play(move);
        }
    }
    return hash.value();
}

// By which every move is worth the same.
SharedWeights noWeights()
{
    return std::make_shared<const Weights>();
}

TEST(StrengthContestant, TakesTheTimeInItsNameByTheScale)
{
    EXPECT_EQ(atTimeScale("baron@100", 0.1), "baron@10");
    EXPECT_EQ(atTimeScale("before@400", 2), "before@800");
    EXPECT_EQ(atTimeScale("baron@4", 0.1), "baron@1");
    EXPECT_EQ(atTimeScale("baron@100000", 100), "baron@600000");
    EXPECT_EQ(atTimeScale("learned-baron@100", 0.5), "learned-baron@50");
    EXPECT_EQ(atTimeScale("foreman+50@200", 1), "foreman+50@200");
    EXPECT_EQ(atTimeScale("learned-foreman+50@200", 0.5), "learned-foreman+50@100");
    EXPECT_EQ(atTimeScale("foreman:64", 0.1), "foreman:64");
    EXPECT_EQ(atTimeScale("prospector", 0.1), "prospector");
}

TEST(StrengthContestant, KnowsThePlayersByNameAndNobodyElse)
{
    for (const char* name :
         {"before", "before@400", "before:10", "baron@1", "prospector", "learned-greenhorn",
          "learned-prospector", "learned-foreman:8", "learned-baron@100"})
        EXPECT_TRUE(contestant(name, shippedWeights())) << name;
    for (const char* name : {"after", "before@", "before@0", "", "learned-", "learned-uct@100",
                             "learned-before", "learned-learned-baron", "learned-baron@0"})
        EXPECT_FALSE(contestant(name, shippedWeights())) << name;
}

// Whoever changes what the baron is leaves this one alone, as the table compares with it, but for the
// futures, which all who search share.
TEST(StrengthContestant, PlaysAsTheBaronDidBefore)
{
    EXPECT_EQ(movesOf("before:16", noWeights()), 0x7e5ee4b8383c4666U);
}

TEST(StrengthContestant, PlaysByWhatItHasLearnedWhereItsNameSaysSo)
{
    EXPECT_EQ(movesOf("prospector", noWeights()), movesOf("prospector", shippedWeights()));
    EXPECT_EQ(movesOf("learned-prospector", shippedWeights()), movesOf("prospector", shippedWeights()));
    EXPECT_NE(movesOf("learned-prospector", noWeights()), movesOf("prospector", shippedWeights()));
}

TEST(StrengthContestant, HasLearnedIfThereIsSomethingToLearn)
{
    EXPECT_EQ(onceLearned("baron@100"), "learned-baron@100");
    EXPECT_TRUE(hasLearned("learned-baron@100"));
    EXPECT_FALSE(hasLearned("baron@100"));
    for (const char* name : {"random", "greedy", "uct@100", "before@400", "learned-baron@100"})
        EXPECT_EQ(onceLearned(name), name);
}

TEST(StrengthKnowledge, IsLearnedOnceASetUnlessStopped)
{
    Knowledge knowledge;
    const std::atomic<bool> never = false;
    int told = 0;
    const auto count = [&](double, const LearnedSet&) { ++told; };
    const PlayedSet set = drawnSet("small", 3);
    const SharedWeights weights = knowledge.of(set, 2, count, never);
    ASSERT_TRUE(weights);
    EXPECT_EQ(knowledge.of(set, 1, count, never), weights);
    EXPECT_EQ(told, 1);
    const std::atomic<bool> stop = true; // before another one is learned
    EXPECT_EQ(knowledge.of(set, 1, count, stop), weights);
    EXPECT_FALSE(knowledge.of(drawnSet("small", 4), 1, count, stop));
}

} // namespace
} // namespace lodeline::test
