// SPDX-License-Identifier: GPL-3.0-or-later
// Levels keep their character on every tile set.
#include "engine/goldrush/lab/simulation.h"
#include "tests/engine/goldrush/ai/positions.h"
#include "tests/support/randomtileset.h"

#include <gtest/gtest.h>

namespace lodeline::test {

using namespace goldrush;

namespace {

using SharedSet = std::shared_ptr<const CompiledSet>;

SharedSet randomSet(std::uint64_t seed)
{
    Random random(seed);
    return std::make_shared<const CompiledSet>(randomTileSet(50, random));
}

class LevelsOnASet : public testing::TestWithParam<const char*>
{
protected:
    // The share of games that the first wins, seats in turn.
    double winsOf(const char* player, const char* other) const
    {
        constexpr int kGames = 120;
        Simulation simulation;
        simulation.set = set();
        simulation.players = {player, other};
        simulation.last = kGames;
        const Tally tally = simulate(
            simulation, [](const Tally&) {}, std::atomic<bool>(false));
        return tally.players.front().share(kGames).share;
    }

private:
    static SharedSet set()
    {
        const std::string name = GetParam();
        return name == "random" ? randomSet(7) : shippedSet(name);
    }
};

// Whoever counts what each move brings now is a beginner who knows the rules.
TEST_P(LevelsOnASet, LetABeginnerBeatTheGreenhorn)
{
    const double share = winsOf("greenhorn", "greedy");
    EXPECT_LT(share, 0.5);
    EXPECT_GT(share, 0.2);
    EXPECT_GT(winsOf("greenhorn", "random"), 0.95);
}

TEST_P(LevelsOnASet, StandBetweenTheirNeighbours)
{
    EXPECT_GT(winsOf("greenhorn+50", "greenhorn"), 0.6);
    EXPECT_GT(winsOf("prospector", "greenhorn+50"), 0.6);
}

INSTANTIATE_TEST_SUITE_P(Sets, LevelsOnASet,
                         testing::Values("classic", "drygulch", "highsierra", "ironweb", "openrange",
                                         "random"),
                         [](const auto& param) { return std::string(param.param); });

} // namespace
} // namespace lodeline::test
