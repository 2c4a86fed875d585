// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/boomtown/ai/drafttree.h"

#include "tests/engine/boomtown/ai/positions.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace lodeline::boomtown::test {
namespace {

constexpr int kDraftGames = 40;

// The same by trying everything, without memory. A card lies where it is best while the other town lies as it
// does in `root`.
class Plain
{
public:
    explicit Plain(const Game& root)
        : root_(root)
    {
    }

    // Of the player to move.
    int lead(const Game& game, int plies) const
    {
        const int player = game.player();
        if (game.phase() == Game::Phase::Over)
            return hundredthsAhead(game, player);
        if (game.phase() == Game::Phase::Free)
            return after(game, {Move::Type::Free, 0, 0, {}}, plies, player);
        if (plies == 0)
            return 100 * (game.score(player).total() - game.score(1 - player).total());
        int best = -kMuch;
        for (int skip = 0; skip < static_cast<int>(game.left().size()); ++skip)
            best = std::max(best, after(game, {Move::Type::Draft, 0, skip, {}}, plies - 1, player));
        return best;
    }

private:
    int after(const Game& game, Move move, int plies, int player) const
    {
        const Bonuses bonuses = game.bonuses();
        const Front& front = game.deck().cards[static_cast<std::size_t>(game.cardOf(move))].front;
        std::array<Choice, 1> choice;
        Survey(game.town(player), root_.town(1 - player).counts(), bonuses).best(front, choice);
        move.placement = choice[0].placement;
        Game next(game);
        next.play(move);
        const int lead = this->lead(next, plies);
        return next.player() == player ? lead : -lead;
    }

    const Game& root_;
};

// A search with as many surveys as it wants.
int leadOf(DraftTree& tree, int plies, int alpha = -kMuch, int beta = kMuch)
{
    Budget budget = Budget::playouts(1'000'000);
    budget.start();
    return tree.search(plies, alpha, beta, budget);
}

Game position(int number)
{
    return positionWith(number, 2 + static_cast<std::size_t>(number) % 5);
}

TEST(DraftTree, FindsWhatTryingAllDraftsFinds)
{
    for (int number = 0; number < kDraftGames; ++number) {
        SCOPED_TRACE(number);
        const Game game = position(number);
        DraftTree tree(game);
        for (const int plies : {0, 1, 2, 3, static_cast<int>(kCircle), 3, 2, 1, 0})
            EXPECT_EQ(leadOf(tree, plies), Plain(game).lead(game, plies)) << plies;
    }
}

TEST(DraftTree, TellsWhichSideOfAWindowTheLeadLies)
{
    for (int number = 0; number < kDraftGames; ++number) {
        SCOPED_TRACE(number);
        const Game game = position(number);
        const int lead = Plain(game).lead(game, kCircle);
        DraftTree tree(game);
        EXPECT_GE(leadOf(tree, kCircle, lead - 1, lead), lead);
        EXPECT_LE(leadOf(tree, kCircle, lead, lead + 1), lead);
        EXPECT_EQ(leadOf(tree, kCircle, lead - 1, lead + 1), lead);
    }
}

// What it remembers of one window is a bound where another one asks.
TEST(DraftTree, IsNotMisledByTheWindowsBefore)
{
    for (int number = 0; number < kDraftGames; ++number) {
        SCOPED_TRACE(number);
        const Game game = position(number);
        const int lead = Plain(game).lead(game, kCircle);
        DraftTree tree(game);
        Random random(static_cast<std::uint64_t>(number));
        for (int attempt = 0; attempt < 60; ++attempt) {
            if (attempt % 4 == 0)
                tree.setPosition(game); // forgets
            const int alpha = lead + 50 * (static_cast<int>(random.below(37)) - 18);
            const int beta = alpha + 50 * (static_cast<int>(random.below(6)) + 1);
            const int found = leadOf(tree, kCircle, alpha, beta);
            ASSERT_GE(lead, found > alpha ? found : lead) << attempt;
            ASSERT_LE(lead, found < beta ? found : lead) << attempt;
        }
    }
}

TEST(DraftTree, KnowsOnlyWhatHoldsForAnotherPosition)
{
    for (int number = 0; number < kDraftGames; ++number) {
        SCOPED_TRACE(number);
        const Game game = position(number);
        DraftTree tree(game);
        leadOf(tree, kCircle);
        Random random(static_cast<std::uint64_t>(number));
        for (int attempt = 0; attempt < 4; ++attempt) {
            Game next(game);
            next.play(test::randomMove(next, random));
            tree.setPosition(next);
            DraftTree fresh(game);
            fresh.setPosition(next);
            EXPECT_EQ(leadOf(tree, kCircle), leadOf(fresh, kCircle));
        }
    }
}

TEST(DraftTree, KnowsNothingOfACircleThatBeginsElsewhere)
{
    const Game start(ownDeck());
    DraftTree tree(start);
    for (const int at : {0, 4, 9}) {
        Game game(start);
        game.play({Move::Type::Begin, at, 0, {}});
        tree.setPosition(game);
        EXPECT_EQ(leadOf(tree, 2), Plain(start).lead(game, 2)) << at;
    }
}

TEST(DraftTree, SurveysATownOnceForEachSetOfCards)
{
    const Game game = positionWith(2, 6);
    DraftTree tree(game);
    Budget budget = Budget::playouts(1000);
    budget.start();
    tree.search(kCircle, -kMuch, kMuch, budget);
    const double once = budget.fractionUsed();
    EXPECT_GT(once, 0.0);
    EXPECT_LE(once * 1000, 2 * 64);
    tree.search(kCircle, -kMuch, kMuch, budget);
    EXPECT_EQ(budget.fractionUsed(), once);
}

} // namespace
} // namespace lodeline::boomtown::test
