// SPDX-License-Identifier: GPL-3.0-or-later
// Records replay only while the streams of numbers stay what they are: the values below were computed by
// another program from the published definitions of SplitMix64 and xoshiro256++.
#include "engine/core/random.h"

#include <gtest/gtest.h>

#include <array>
#include <vector>

namespace lodeline {

using namespace goldrush;

namespace {

TEST(Random, SeedSequenceIsSplitMix64)
{
    SeedSequence zero(0);
    EXPECT_EQ(zero.next(), 0xe220a8397b1dcdafULL);
    EXPECT_EQ(zero.next(), 0x6e789e6aa1b965f4ULL);
    EXPECT_EQ(zero.next(), 0x06c45d188009454fULL);
    SeedSequence other(1234567);
    EXPECT_EQ(other.next(), 0x599ed017fb08fc85ULL);
}

TEST(Random, StreamsNeverChange)
{
    struct Known
    {
        std::uint64_t seed;
        std::array<std::uint64_t, 4> values;
    };
    const Known streams[]{
        {0, {0x53175d61490b23df, 0x61da6f3dc380d507, 0x5c0fdf91ec9a7bfc, 0x02eebf8c3bbe5e1a}},
        {1, {0xcfc5d07f6f03c29b, 0xbf424132963fe08d, 0x19a37d5757aaf520, 0xbf08119f05cd56d6}},
        {UINT64_MAX, {0x56ccf8ce948e27b2, 0xe68588432e5a5b90, 0xe3e9b5a48119ca8b, 0x460f19495532ae73}},
    };
    for (const Known& stream : streams) {
        Random random(stream.seed);
        for (const std::uint64_t value : stream.values)
            EXPECT_EQ(random.next(), value) << stream.seed;
    }
}

TEST(Random, BoundedNumbersNeverChange)
{
    Random random(42);
    for (const std::uint32_t value : {58U, 22U, 70U, 50U, 57U, 42U, 9U, 43U, 14U, 67U, 40U, 61U})
        EXPECT_EQ(random.below(72), value);
}

TEST(Random, BoundedNumbersReachEverythingBelowTheBoundAndNothingElse)
{
    Random random(3);
    std::vector<int> counts(7);
    for (int i = 0; i < 7000; ++i)
        ++counts.at(random.below(7));
    for (const int count : counts)
        EXPECT_NEAR(count, 1000, 150);
    for (int i = 0; i < 100; ++i)
        EXPECT_EQ(random.below(1), 0U);
}

TEST(Random, ACopyContinuesTheSameStream)
{
    Random random(9);
    random.next();
    Random copy = random;
    EXPECT_EQ(copy, random);
    EXPECT_EQ(copy.next(), random.next());
    copy.next();
    EXPECT_NE(copy, random);
}

} // namespace
} // namespace lodeline
