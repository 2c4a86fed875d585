// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/series/exactsum.h"

#include "engine/core/random.h"

#include <gtest/gtest.h>

#include <limits>
#include <vector>

namespace lodeline::test {
namespace {

ExactSum sumOf(const std::vector<double>& addends)
{
    ExactSum sum;
    for (const double addend : addends)
        sum.add(addend);
    return sum;
}

TEST(ExactSum, isTheSameInAnyOrderAndOfAnyParts)
{
    Random random(1);
    std::vector<double> addends;
    for (int i = 0; i < 10'000; ++i)
        addends.push_back((static_cast<double>(random.below(1U << 30)) - 0x1p29) / (1 + random.below(999)));
    const ExactSum all = sumOf(addends);
    EXPECT_EQ(sumOf({addends.rbegin(), addends.rend()}), all);
    ExactSum parts = sumOf({addends.begin() + 777, addends.end()});
    parts += sumOf({addends.begin(), addends.begin() + 777});
    EXPECT_EQ(parts, all);
    double plain = 0;
    for (const double addend : addends)
        plain += addend;
    EXPECT_NEAR(all.value(), plain, 1e-3);
}

TEST(ExactSum, keepsSmallFractionsOfEitherSign)
{
    EXPECT_EQ(sumOf({0.5, -0.25, 0x1p-40, -3}).value(), -2.75 + 0x1p-40);
    EXPECT_EQ(sumOf({-0x1p-40}).value(), -0x1p-40);
    EXPECT_EQ(sumOf({}).value(), 0);
}

TEST(ExactSum, boundsAnAddend)
{
    EXPECT_EQ(sumOf({1e300}).value(), ExactSum::kMost);
    EXPECT_EQ(sumOf({-std::numeric_limits<double>::infinity()}).value(), -ExactSum::kMost);
}

} // namespace
} // namespace lodeline::test
