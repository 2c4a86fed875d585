// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/ai/level.h"
#include "tests/engine/goldrush/ai/positions.h"
#include "tests/support/randomtileset.h"

#include <gtest/gtest.h>

namespace lodeline::test {

using namespace goldrush;

namespace {

// Every kind of player, with a budget that does not depend on the clock.
constexpr std::array kSpecs{"random",     "greedy",     "uct:40",  "greenhorn",
                            "prospector", "foreman:20", "baron:30"};

class EveryPlayer : public testing::TestWithParam<const char*>
{
};

Move chosen(const char* spec, const Game& game)
{
    return makePlayer(spec)->choose(game, 77);
}

TEST_P(EveryPlayer, playsLegalMovesToTheEnd)
{
    for (const int players : {2, 5}) {
        Game game = position(classicSet(), 21, players, 40);
        const auto player = makePlayer(GetParam());
        while (game.phase() != Game::Phase::Over) {
            const Move move = player->choose(game, static_cast<std::uint64_t>(game.ply()));
            ASSERT_TRUE(game.isLegal(move.placement));
            game.place(move.placement);
            ASSERT_TRUE(game.isLegal(move.action));
            game.act(move.action);
        }
    }
}

TEST_P(EveryPlayer, decidesTheSameForTheSameSeed)
{
    const Game game = position(classicSet(), 4, 3, 25);
    EXPECT_EQ(chosen(GetParam(), game), chosen(GetParam(), game));
}

// Whatever is hidden may be anything, the decision is the same.
TEST_P(EveryPlayer, seesNothingThatIsHidden)
{
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        const Game game = position(classicSet(), seed, 3, 30);
        const Move decision = chosen(GetParam(), game);
        Random random(seed);
        for (int i = 0; i < 3; ++i)
            EXPECT_EQ(chosen(GetParam(), game.resampled(game.player(), random)), decision);
    }
}

TEST_P(EveryPlayer, playsAnyTileSet)
{
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        Random random(seed);
        const auto set = std::make_shared<const CompiledSet>(randomTileSet(12, random));
        Game game = position(set, seed, 2, 3);
        const auto player = makePlayer(GetParam());
        for (int ply = 0; ply < 6 && game.phase() != Game::Phase::Over; ++ply)
            game.play(player->choose(game, seed));
    }
}

INSTANTIATE_TEST_SUITE_P(Players, EveryPlayer, testing::ValuesIn(kSpecs), [](const auto& param) {
    const std::string_view spec = param.param;
    return std::string(spec.substr(0, spec.find(':')));
});

TEST(PlayerName, isRefusedWhenThereIsNone)
{
    for (const char* name :
         {"", "barons", "baron@", "baron@0", "baron@-5", "uct:x", "uct:5:5", "foreman@1e3", "foreman:0001"})
        EXPECT_EQ(makePlayer(name), nullptr) << name;
}

TEST(Player, stopsWhenAsked)
{
    std::stop_source stop;
    stop.request_stop();
    const Game game = position(classicSet(), 4, 2, 10);
    for (const char* name : {"baron@600000", "uct@600000", "foreman@600000"}) {
        const Move move = makePlayer(name)->choose(game, 1, stop.get_token());
        EXPECT_TRUE(game.isLegal(move.placement));
    }
}

} // namespace
} // namespace lodeline::test
