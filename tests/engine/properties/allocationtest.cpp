// SPDX-License-Identifier: GPL-3.0-or-later
// A program of its own: it counts what all of it allocates.
#include "engine/goldrush/told/overheard.h"
#include "tests/engine/properties/allocations.h"
#include "tests/engine/properties/history.h"
#include "tests/engine/properties/randomgames.h"

#include <gtest/gtest.h>

#include <optional>

namespace lodeline::test {

using namespace goldrush;

namespace {

const int kGames = randomGames() / 20;

TEST(Allocations, AreCounted)
{
    const Game game(classicSet(), setupNumber(0));
    EXPECT_EQ(allocationsOf([] {}), 0);
    std::optional<Game> copy;
    EXPECT_EQ(allocationsOf([&] { copy.emplace(game); }), 1);
    EXPECT_EQ(copy->tilesLeft(), game.tilesLeft());
}

// Asked for the legal moves, told ahead of all that comes or by a seed.
void expectNoneIn(Game game, const History& history)
{
    for (const Move& move : history.moves) {
        Random random(static_cast<std::uint64_t>(game.ply()));
        const long before = allocations();
        EXPECT_GT(game.legalPlacements().size(), 0);
        EXPECT_TRUE(game.isLegal(move.placement));
        game.place(move.placement);
        const ActionSet actions = game.legalActions();
        EXPECT_TRUE(actions.contains(move.action));
        for (int k = 0; k < actions.size(); ++k)
            if (random.below(2) == 0 && actions[k] == move.action) {
                game.act(actions.onNode(k));
                break;
            }
        if (game.phase() == Game::Phase::Act)
            game.act(move.action);
        ASSERT_EQ(allocations() - before, 0) << game.ply();
    }
    EXPECT_EQ(game.phase(), Game::Phase::Over);
}

TEST(Allocations, AreNoneInTheTurnsOfAGame)
{
    for (int number = 5'000'000; number < 5'000'000 + kGames && !HasFatalFailure(); ++number) {
        SCOPED_TRACE(number);
        const auto set = variedSet(number);
        const History history = playHistory(set, number);
        expectNoneIn(Game(set, setupNumber(number)), history);
        Overheard chance(set->tileSet());
        for (const Event& event : history.log.events)
            chance.hear(event);
        Game told(set, setupNumber(number), Chance::Told);
        EXPECT_FALSE(told.tell(chance.take()));
        expectNoneIn(told, history);
    }
}

} // namespace
} // namespace lodeline::test
