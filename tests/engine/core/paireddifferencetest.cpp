// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/series/paireddifference.h"

#include <gtest/gtest.h>

#include <initializer_list>

namespace lodeline::test {
namespace {

PairedDifference of(std::initializer_list<double> differences)
{
    PairedDifference all;
    for (const double difference : differences)
        all.add(difference);
    return all;
}

TEST(PairedDifference, hasTheMeanAndItsStandardError)
{
    const PairedDifference difference = of({1, 3, 2, 6});
    EXPECT_DOUBLE_EQ(difference.mean(), 3);
    EXPECT_DOUBLE_EQ(difference.error(), std::sqrt((4.0 + 0 + 1 + 9) / 3 / 4));
    EXPECT_DOUBLE_EQ(of({}).mean(), 0);
    EXPECT_DOUBLE_EQ(of({5}).error(), 0);
}

TEST(PairedDifference, isClearFromTwiceTheErrorOn)
{
    EXPECT_TRUE(of({1, 3, 2}).isClear());
    EXPECT_FALSE(of({1, 3, -2}).isClear());
    EXPECT_FALSE(of({-1, -3, -2}).isClear()); // behind
    // Two values m - d and m + d: the error is d.
    EXPECT_TRUE(of({3 - 1.4, 3 + 1.4}).isClear());
    EXPECT_FALSE(of({3 - 1.6, 3 + 1.6}).isClear());
}

TEST(PairedDifference, isNeverClearAfterASingleTrial)
{
    EXPECT_FALSE(of({100}).isClear());
    EXPECT_TRUE(of({100, 100}).isClear());
    EXPECT_FALSE(of({0, 0}).isClear());
}

} // namespace
} // namespace lodeline::test
