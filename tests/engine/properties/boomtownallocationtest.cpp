// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/properties/allocations.h"
#include "tests/engine/properties/howmany.h"
#include "tests/support/boomtown/randomgame.h"

#include <gtest/gtest.h>

#include <optional>

namespace lodeline::boomtown::test {

using lodeline::test::allocationsOf;

namespace {

const int kGames = lodeline::test::randomGames() / 20;

TEST(BoomtownAllocations, AreNoneInACopyAndInScoring)
{
    for (int number = 0; number < kGames; ++number) {
        const PlayedGame played = playedGame(number);
        std::optional<Game> copy;
        ASSERT_EQ(allocationsOf([&] { copy.emplace(played.game); }), 0) << number;
        int points = 0;
        ASSERT_EQ(allocationsOf([&] {
                      for (int seat = 0; seat < kPlayers; ++seat)
                          points += copy->score(seat).total();
                  }),
                  0)
            << number;
        ASSERT_EQ(points, played.game.score(0).total() + played.game.score(1).total());
    }
}

// Asked for the places as well, played and undone.
TEST(BoomtownAllocations, AreNoneInTheMovesOfAGame)
{
    for (int number = 0; number < kGames; ++number) {
        const PlayedGame played = playedGame(number);
        Game game(deckOf(number), setupOf(number));
        for (const RecordedMove& entry : played.record.moves) {
            const Move& move = entry.move;
            int places = 0;
            ASSERT_EQ(allocationsOf([&] {
                          places = game.town(game.player()).places().size();
                          if (game.isLegal(move)) {
                              const Game::Undo undo = game.play(move);
                              game.undo(move, undo);
                              game.play(move);
                          }
                      }),
                      0)
                << number << ' ' << game.ply();
            ASSERT_GT(places, 0);
        }
        for (int seat = 0; seat < kPlayers; ++seat)
            ASSERT_EQ(game.town(seat), played.game.town(seat)) << number;
    }
}

} // namespace
} // namespace lodeline::boomtown::test
