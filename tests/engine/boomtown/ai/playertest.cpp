// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/boomtown/ai/level.h"
#include "engine/boomtown/ai/lookahead.h"
#include "engine/boomtown/ai/searchprint.h"
#include "engine/boomtown/ai/worth.h"
#include "engine/core/seedplan.h"
#include "tests/engine/boomtown/ai/positions.h"
#include "tests/engine/boomtown/ai/searchprints.h"

#include <gtest/gtest.h>

#include <set>

namespace lodeline::boomtown::test {
namespace {

std::vector<std::shared_ptr<const Deck>> decks()
{
    return {ownDeck(), otherDeck()};
}

TEST(Players, AreKnownByName)
{
    for (const char* name : kPlayerNames) {
        EXPECT_TRUE(makePlayer(name)) << name;
        EXPECT_TRUE(makePlayer(std::string(name) + "@200")) << name;
    }
    for (const char* name :
         {"", "baron@", "baron@0", "baron@600001", "baron@1x", "sheriff", "Baron", "baron:", "foreman+50"})
        EXPECT_FALSE(makePlayer(name)) << name;
}

TEST(Players, ThinkAsLongAsTheirLevelMayUnlessTheyAreTold)
{
    const auto budgetOf = [](const char* name) {
        const auto player = makePlayer(name);
        return dynamic_cast<const LookaheadPlayer&>(*player).budget();
    };
    EXPECT_TRUE(budgetOf("baron").isTime());
    EXPECT_EQ(budgetOf("baron").estimate(1), 1000); // milliseconds
    EXPECT_EQ(budgetOf("baron@200").estimate(1), 200);
    EXPECT_FALSE(budgetOf("foreman").isTime());
    EXPECT_EQ(budgetOf("foreman").estimate(1), 500);
}

TEST(Players, PlayWholeGamesByTheRules)
{
    for (int number = 0; number < 8; ++number) {
        SCOPED_TRACE(number);
        Game game(deckOf(number), setupOf(number));
        const std::array names{kPlayerNames[static_cast<std::size_t>(number) % 4], "greenhorn"};
        while (game.phase() != Game::Phase::Over) {
            const auto player = makePlayer(names[static_cast<std::size_t>(game.player())]);
            const Move move = player->choose(game, static_cast<std::uint64_t>(game.ply()));
            ASSERT_TRUE(game.isLegal(move));
            game.play(move);
        }
    }
}

TEST(Players, DecideTheSameForTheSameSeed)
{
    for (const char* name : {"random", "greedy", "greenhorn", "foreman", "baron:200"}) {
        const Game game = draftWith(5, 9);
        EXPECT_EQ(makePlayer(name)->choose(game, 7), makePlayer(name)->choose(game, 7)) << name;
    }
}

TEST(RandomPlayer, TakesAnyCardToAnyPlace)
{
    const Game game = draftWith(5, 9);
    std::set<int> skips;
    std::set<bool> turns;
    std::set<Position> places;
    for (std::uint64_t seed = 0; seed < 2000; ++seed) {
        const Move move = RandomPlayer().choose(game, seed);
        skips.insert(move.skip);
        turns.insert(move.placement.turned);
        places.insert(move.placement.at);
    }
    EXPECT_EQ(skips.size(), game.left().size());
    EXPECT_EQ(turns.size(), 2U);
    EXPECT_EQ(places.size(), static_cast<std::size_t>(game.town(game.player()).places().size()));
    std::set<int> starts;
    for (std::uint64_t seed = 0; seed < 300; ++seed)
        starts.insert(RandomPlayer().choose(Game(ownDeck()), seed).at);
    EXPECT_EQ(starts.size(), static_cast<std::size_t>(kCircle));
}

TEST(GreedyPlayer, LeadsByTheMostAtOnceAndChoosesAmongEqualsByChance)
{
    std::set<int> chosen;
    for (int number = 0; number < 30; ++number) {
        const Game game = positionWith(number, 9);
        int most = -1000;
        const int cards = game.phase() == Game::Phase::Free ? 1 : static_cast<int>(game.left().size());
        const auto type = game.phase() == Game::Phase::Free ? Move::Type::Free : Move::Type::Draft;
        const auto worth = [&](int skip) {
            return worthOf(game, game.player(), game.cardOf({type, 0, skip, {}})).points;
        };
        for (int skip = 0; skip < cards; ++skip)
            most = std::max(most, worth(skip));
        for (std::uint64_t seed = 0; seed < 5; ++seed)
            EXPECT_EQ(worth(GreedyPlayer().choose(game, seed).skip), most) << number;
    }
    Game start(ownDeck());
    for (std::uint64_t seed = 0; seed < 300; ++seed)
        chosen.insert(GreedyPlayer().choose(start, seed).at);
    EXPECT_EQ(chosen.size(), static_cast<std::size_t>(kCircle));
    start.play({});
    chosen.clear();
    for (std::uint64_t seed = 0; seed < 300; ++seed)
        chosen.insert(GreedyPlayer().choose(start, seed).skip);
    EXPECT_GT(chosen.size(), 1U);
}

TEST(Foreman, HasSurveysEnoughForAllThatItLooksAt)
{
    const auto check = [](const Game& game) {
        EXPECT_EQ(makePlayer("foreman")->choose(game, 1), makePlayer("foreman:600000")->choose(game, 1));
    };
    for (const auto& deck : decks())
        check(Game(deck));
    for (int number = 0; number < 12; ++number)
        check(draftWith(number, 15));
}

TEST(SearchFingerprint, OfBoomtownsPlayersIsTheOneWrittenDown)
{
    EXPECT_EQ(searchFingerprint("greenhorn", decks()), kGreenhornPrint);
    EXPECT_EQ(searchFingerprint("foreman", decks()), kForemanPrint);
    EXPECT_EQ(searchFingerprint("baron:60", decks()), kBaronPrint);
}

} // namespace
} // namespace lodeline::boomtown::test
