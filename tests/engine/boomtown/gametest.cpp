// SPDX-License-Identifier: GPL-3.0-or-later
// B2 to B6, B8, B10: the course of a game.
#include "engine/boomtown/files/record.h"
#include "engine/core/random.h"
#include "tests/support/boomtown/randomgame.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace lodeline::boomtown::test {

namespace {

Move begin(int at)
{
    return {.type = Move::Type::Begin, .at = at};
}

// The next card, or a later one, at the first place that there is.
Move draft(const Game& game, int skip)
{
    return {.type = Move::Type::Draft, .skip = skip, .placement = {game.town(game.player()).places()[0]}};
}

Move free(const Game& game)
{
    return {.type = Move::Type::Free, .placement = {game.town(game.player()).places()[0]}};
}

// B2
TEST(BoomtownGame, DealsThreeBonusesAndACircle)
{
    EventList log;
    const Game game(ownDeck(), {.start = 0, .seed = 5}, &log);
    std::set<int> cards(game.circle().begin(), game.circle().end());
    cards.insert(game.bonusCards().begin(), game.bonusCards().end());
    EXPECT_EQ(cards.size(), kDeckCards);
    EXPECT_EQ(*cards.rbegin(), 17);
    const auto& start = std::get<events::Start>(log.events.at(0));
    EXPECT_EQ(start.bonuses.size(), 3U);
    EXPECT_EQ(start.circle.size(), 15U);
    EXPECT_EQ(start.circle[4], ownDeck()->cards[game.circle()[4]].id);
    EXPECT_NE(Game(ownDeck(), {0, 6}).circle(), game.circle());
    EXPECT_EQ(Game(ownDeck(), {0, 5}).circle(), game.circle());
}

// B2: the second player names the card where the first one starts.
TEST(BoomtownGame, BeginsWhereTheSecondPlayerSays)
{
    Game game(ownDeck(), {.start = 1, .seed = 5});
    const auto dealt = game.circle();
    EXPECT_EQ(game.phase(), Game::Phase::Begin);
    EXPECT_EQ(game.player(), 0);
    EXPECT_FALSE(game.isLegal(begin(15)));
    EXPECT_FALSE(game.isLegal(begin(-1)));
    game.play(begin(14));
    EXPECT_EQ(game.player(), 1);
    EXPECT_EQ(game.left().front(), dealt[14]);
    EXPECT_EQ(game.left()[1], dealt[0]);
    EXPECT_EQ(game.left().size(), 15U);
}

// B3, B4: what is skipped goes to the opponent, who places it first, in order, then drafts.
TEST(BoomtownGame, GivesSkippedCardsToTheOpponent)
{
    Game game(ownDeck(), {.start = 0, .seed = 5});
    game.play(begin(0));
    const auto circle = game.circle();
    EXPECT_FALSE(game.isLegal(draft(game, 15)));
    EventList log;
    game.play(draft(game, 2), &log);
    EXPECT_EQ(game.player(), 1);
    EXPECT_EQ(game.phase(), Game::Phase::Free);
    EXPECT_EQ(std::get<events::Draft>(log.events.at(0)).free.size(), 2U);
    ASSERT_EQ(game.free().size(), 2U);
    EXPECT_EQ(game.free()[0], circle[0]);
    EXPECT_EQ(game.free()[1], circle[1]);
    EXPECT_FALSE(game.isLegal(draft(game, 0))); // a free card cannot be refused
    EXPECT_EQ(game.cardOf(free(game)), circle[0]);
    game.play(free(game));
    game.play(free(game));
    EXPECT_EQ(game.phase(), Game::Phase::Draft);
    EXPECT_EQ(game.player(), 1);
    EXPECT_EQ(game.left().front(), circle[3]);
    EXPECT_EQ(game.left().size(), 12U);
}

// B6: over when every card is placed, free cards of the last draft included.
TEST(BoomtownGame, EndsWhenEveryCardIsPlaced)
{
    Game game(ownDeck(), {.start = 0, .seed = 5});
    game.play(begin(3));
    game.play(draft(game, 14));
    EXPECT_TRUE(game.left().empty());
    EventList log;
    for (int i = 0; i < 14; ++i) {
        ASSERT_EQ(game.phase(), Game::Phase::Free);
        EXPECT_EQ(game.player(), 1);
        game.play(free(game), &log);
    }
    EXPECT_EQ(game.phase(), Game::Phase::Over);
    EXPECT_EQ(game.town(0).cards() + game.town(1).cards(), kCircle);
    const auto& end = std::get<events::End>(log.events.back());
    EXPECT_EQ(end.cards, (std::vector{1, 14})); // B10
    EXPECT_EQ(end.scores[0], game.score(0).total());
    EXPECT_EQ(end.winners, game.winners());
    EXPECT_EQ(std::get<events::Score>(log.events[log.events.size() - 2]).player, 1);
    EXPECT_EQ(std::get<events::Score>(log.events[log.events.size() - 3]).total, end.scores[0]);
}

// B8: most points, then the fewer cards, then both.
TEST(BoomtownGame, BreaksATieByTheFewerCards)
{
    Deck plain = *ownDeck();
    for (Card& card : plain.cards) {
        card.bonus = {.kind = BonusKind::Wilderness};
        for (Square& square : card.front)
            square = {Territory::Snow, Symbol::Cow};
    }
    const auto deck = std::make_shared<const Deck>(plain);
    // All cards on one heap but for one pair: each town is one block of snow.
    const auto onTop = [](const Game& game, int skip) {
        return Move{.type = game.phase() == Game::Phase::Free ? Move::Type::Free : Move::Type::Draft,
                    .skip = skip};
    };
    Game game(deck);
    game.play(begin(0));
    game.play(onTop(game, 1));
    while (game.phase() != Game::Phase::Over)
        game.play(onTop(game, 0));
    EXPECT_EQ(game.score(0).total(), 4);
    EXPECT_EQ(game.score(1).total(), 4);
    EXPECT_EQ(game.town(0).cards(), 7);
    EXPECT_EQ(game.winners(), std::vector{0});

    Game even(deck); // before its end both have as many
    even.play(begin(0));
    even.play(onTop(even, 0));
    even.play(onTop(even, 0));
    EXPECT_EQ(even.winners(), (std::vector{0, 1}));
}

TEST(BoomtownGame, IsUndoneMoveByMove)
{
    Random random(4);
    Game game(ownDeck(), {.start = 1, .seed = 9});
    std::vector<Game> before;
    std::vector<std::pair<Move, Game::Undo>> played;
    const auto play = [&](const Move& move) {
        ASSERT_TRUE(game.isLegal(move));
        before.push_back(game);
        played.emplace_back(move, game.play(move));
    };
    play(begin(7));
    while (game.phase() != Game::Phase::Over) {
        play(randomMove(game, random));
    }
    while (!played.empty()) {
        game.undo(played.back().first, played.back().second);
        EXPECT_EQ(game, before.back());
        played.pop_back();
        before.pop_back();
    }
}

} // namespace
} // namespace lodeline::boomtown::test
