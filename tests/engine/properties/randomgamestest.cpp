// SPDX-License-Identifier: GPL-3.0-or-later
// Random games beside the oracle, in shards that run side by side.
#include "tests/engine/properties/randomgames.h"

#include <gtest/gtest.h>

namespace lodeline::test {
namespace {

constexpr int kShards = 8;
const int kClassicGames = randomGames() * 3 / 20 / kShards;
const int kSyntheticGames = randomGames() * 17 / 20 / kShards;

class RandomGames : public testing::TestWithParam<int>
{
};

TEST_P(RandomGames, OfTheClassicSetAgreeWithTheOracle)
{
    for (int i = 0; i < kClassicGames; ++i) {
        const int number = GetParam() * kClassicGames + i;
        const GameChecker game = playChecked(classicSet(), number, {.features = 1, .placements = 1});
        ASSERT_TRUE(game.ok()) << "game " << number << "\n" << game.faults();
    }
}

TEST_P(RandomGames, OfSyntheticSetsAgreeWithTheOracle)
{
    for (int i = 0; i < kSyntheticGames; ++i) {
        const int number = GetParam() * kSyntheticGames + i;
        const GameChecker game = playChecked(syntheticSet(number), number, {.features = 1, .placements = 1});
        ASSERT_TRUE(game.ok()) << "game " << number << "\n" << game.faults();
    }
}

INSTANTIATE_TEST_SUITE_P(Shard, RandomGames, testing::Range(0, kShards));

} // namespace
} // namespace lodeline::test
