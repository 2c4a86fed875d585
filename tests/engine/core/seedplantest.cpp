// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/seedplan.h"

#include <gtest/gtest.h>

#include <set>

namespace lodeline {
namespace {

// Other programs that know the seed of a record rely on these (docs/formats.md).
TEST(SeedPlan, IsTheSameForEver)
{
    SeedSequence chance = seedplan::chance(5);
    EXPECT_EQ(chance.next(), SeedSequence(5).next());
    SeedSequence people(~std::uint64_t{5});
    const std::uint64_t first = people.next();
    const std::uint64_t second = people.next();
    EXPECT_EQ(seedplan::move(5, 0, 0), SeedSequence(first).next());
    EXPECT_EQ(seedplan::move(5, 1, 7), SeedSequence(second + 7).next());
    EXPECT_EQ(seedplan::startSeat(5, 2), static_cast<int>(Random(people.next()).below(2)));
    EXPECT_EQ(seedplan::game(5, 0), SeedSequence(5).next());
    EXPECT_EQ(seedplan::game(5, 2), SeedSequence(5 ^ 2 * 0x9e3779b97f4a7c15).next());
}

TEST(SeedPlan, NoTwoStreamsOfAGameAreOne)
{
    std::set<std::uint64_t> seeds;
    for (int seat = 0; seat < 5; ++seat)
        for (int ply = 0; ply < 200; ++ply)
            seeds.insert(seedplan::move(9, seat, ply));
    for (int ply = 1; ply < 200; ++ply)
        seeds.insert(seedplan::review(9, ply));
    EXPECT_EQ(seeds.size(), 5U * 200 + 199);
}

TEST(SeedPlan, EverySeatBeginsSometimes)
{
    std::set<int> seats;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        const int seat = seedplan::startSeat(seed, 5);
        EXPECT_TRUE(seat >= 0 && seat < 5);
        seats.insert(seat);
    }
    EXPECT_EQ(seats.size(), 5U);
}

} // namespace
} // namespace lodeline
