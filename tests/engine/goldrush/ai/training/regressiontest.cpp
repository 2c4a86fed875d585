// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/ai/training/regression.h"

#include "tests/engine/goldrush/ai/positions.h"

#include <gtest/gtest.h>

namespace lodeline::test {

using namespace goldrush;

namespace {

constexpr std::size_t kTerm = terms::kPrairie;
constexpr std::size_t kOther = terms::kBehind;
constexpr double kWeight = 1000; // against which the ridge is nothing

// Points that are `worth` for each unit of one term and -2 for each of another, at every moment of a game.
void addGame(Regression& regression, double worth, double weight)
{
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        for (int plies = 0; plies < 60; plies += 3) {
            const Progress progress(position(classicSet(), seed, 2, plies).state());
            Regression::Amounts amounts{};
            amounts[kTerm] = static_cast<double>(seed);
            amounts[kOther] = plies % 7 - 3.0;
            regression.add(amounts, progress, worth * amounts[kTerm] - 2 * amounts[kOther], weight);
        }
    }
}

double learned(const Regression& regression, std::size_t term)
{
    const Progress progress(position(classicSet(), 1, 2, 20).state());
    return regression.solve().at(progress)[term];
}

TEST(Regression, findsWhatEachTermIsWorth)
{
    Regression regression;
    addGame(regression, 3, kWeight);
    EXPECT_NEAR(learned(regression, kTerm), 3, 0.01);
    EXPECT_NEAR(learned(regression, kOther), -2, 0.01);
    EXPECT_EQ(learned(regression, terms::kShared), 0); // of which it saw nothing
}

TEST(Regression, weighsSamplesAndForgetsOldOnes)
{
    Regression regression;
    addGame(regression, 1, kWeight);
    addGame(regression, 3, 3 * kWeight);
    EXPECT_NEAR(learned(regression, kTerm), 2.5, 0.01);
    regression.fade(0);
    addGame(regression, 7, kWeight);
    EXPECT_NEAR(learned(regression, kTerm), 7, 0.01);
}

TEST(Regression, holdsToAPrior)
{
    Prior prior;
    const auto known = [&](std::size_t term) -> double& { return prior.weights.parts[term][0]; };
    known(kTerm) = 9;
    known(terms::kShared) = 5;
    Regression regression;
    addGame(regression, 3, kWeight);
    const Progress progress(position(classicSet(), 1, 2, 20).state());
    const auto learned = [&](double share, std::size_t term) {
        prior.share = share;
        return regression.solve(prior).at(progress)[term];
    };
    EXPECT_NEAR(learned(0, kTerm), 3, 0.05);
    EXPECT_NEAR(learned(1000, kTerm), 9, 0.05);
    EXPECT_GT(learned(0.5, kTerm), 3.5);
    EXPECT_LT(learned(0.5, kTerm), 8.5);
    EXPECT_NEAR(learned(0, terms::kShared), 5, 1e-9); // the samples say nothing of it
}

} // namespace
} // namespace lodeline::test
