// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/training.h"

#include "tests/engine/ai/positions.h"
#include "tests/engine/ai/tinyset.h"

#include <gtest/gtest.h>

namespace lodeline::test {
namespace {

TEST(Training, learnsTheSameFromTheSameSeed)
{
    const Training training{.rounds = 2, .gamesPerRound = 8, .randomMoves = 0.1, .seed = 3};
    const std::array sets{classicSet(), std::make_shared<const CompiledSet>(tinySet())};
    const Weights once = train(sets, training, [](int, int) {});
    const Weights again = train(sets, training, [](int, int) {});
    EXPECT_EQ(once.parts, again.parts);
}

TEST(WeightsFile, comesBackAsItWasWritten)
{
    Weights weights;
    double value = -1.25;
    for (auto& term : weights.parts)
        for (double& part : term)
            part = value += 0.1;
    const auto read = readWeights(writeWeights(weights, {}, {"any set", "another"}));
    ASSERT_TRUE(read);
    EXPECT_EQ(read->parts, weights.parts);
}

TEST(WeightsFile, isRefusedWhenItIsNone)
{
    for (const char* text : {"", "[]", "{}", R"({"format":"lodeline-weights","version":1})",
                             R"({"format":"lodeline-weights","version":1,"weights":[[1]]})"})
        EXPECT_FALSE(readWeights(text)) << text;
}

TEST(LearnedWeights, valueWhatIsGoodAboveNothing)
{
    const Game game = position(classicSet(), 1, 2, 10);
    const PhaseWeights weights = Weights::learned().at(Phase(game.state()));
    EXPECT_GT(weights[terms::kFree + 3], weights[terms::kFree]);
}

} // namespace
} // namespace lodeline::test
