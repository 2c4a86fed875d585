// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/knowledge/draws.h"

#include "tests/engine/goldrush/ai/positions.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace lodeline::test {

using namespace goldrush;

namespace {

// Who draws, and whether something was drawn that fitted nowhere.
class Drawers : public EventSink
{
public:
    void receive(const Event& event) override
    {
        const auto* draw = std::get_if<events::Draw>(&event);
        if (!draw)
            return;
        hasDiscards |= !draw->discarded.empty();
        if (draw->tile)
            ++draws[static_cast<std::size_t>(draw->player)];
    }

    std::array<int, kMaxPlayers> draws{};
    bool hasDiscards = false;
};

// R1.4: as often as a seat draws in the rest of a game.
TEST(Draws, areThoseOfTheRestOfTheGame)
{
    int games = 0;
    for (std::uint64_t seed = 1; seed <= 120; ++seed) {
        Game game = position(classicSet(), seed, 2 + static_cast<int>(seed % 4), static_cast<int>(seed % 60));
        if (seed % 3 == 0)
            game.place(game.legalPlacements()[0]);
        std::array<int, kMaxPlayers> said{};
        for (int seat = 0; seat < game.players(); ++seat)
            said[static_cast<std::size_t>(seat)] = drawsLeft(game, seat);
        Drawers drawers;
        if (game.phase() == Game::Phase::Act)
            game.act(Action{}, &drawers);
        Random random(seed);
        while (game.phase() != Game::Phase::Over)
            playRandomMove(game, random, &drawers);
        if (!drawers.hasDiscards) {
            EXPECT_EQ(said, drawers.draws) << "seed " << seed;
            ++games;
        }
        for (int seat = 0; seat < game.players(); ++seat)
            EXPECT_EQ(drawsLeft(game, seat), 0);
    }
    EXPECT_GT(games, 60);
}

// A told game that waits has its present player draw first.
TEST(Draws, ofAGameThatWaitsBeginWithItsPlayer)
{
    goldrush::Setup setup;
    setup.players = 3;
    setup.startPlayer = 1;
    const Game game(classicSet(), setup, Chance::Told);
    ASSERT_EQ(game.phase(), Game::Phase::Wait);
    ASSERT_EQ(game.tilesLeft(), 71);
    EXPECT_EQ(drawsLeft(game, 1), 24);
    EXPECT_EQ(drawsLeft(game, 2), 24);
    EXPECT_EQ(drawsLeft(game, 0), 23);
}

// Counted over every order of a small stack.
TEST(ChanceToDraw, isTheShareOfAllOrders)
{
    constexpr int kStack = 6;
    for (int wanted = 0; wanted <= kStack; ++wanted) {
        for (int draws = 0; draws <= kStack; ++draws) {
            std::vector<bool> stack(kStack);
            std::fill(stack.end() - wanted, stack.end(), true);
            int orders = 0;
            int lucky = 0;
            do {
                ++orders;
                // Whichever places of the stack are the own ones.
                for (int i = 0, own = 0; own < draws; i = (i + 5) % kStack, ++own)
                    if (stack[static_cast<std::size_t>(i)]) {
                        ++lucky;
                        break;
                    }
            } while (std::next_permutation(stack.begin(), stack.end()));
            EXPECT_NEAR(chanceToDraw(kStack, wanted, draws), static_cast<double>(lucky) / orders, 1e-12);
        }
    }
    EXPECT_EQ(chanceToDraw(0, 0, 0), 0);
    EXPECT_EQ(chanceToDraw(999, 999, 500), 1);
    EXPECT_NEAR(chanceToDraw(999, 1, 333), 1.0 / 3, 1e-9);
}

} // namespace
} // namespace lodeline::test
