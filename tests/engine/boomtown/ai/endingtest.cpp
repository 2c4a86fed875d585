// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/boomtown/ai/ending.h"

#include "tests/engine/boomtown/ai/positions.h"
#include "tests/engine/properties/howmany.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace lodeline::boomtown::test {
namespace {

constexpr std::int64_t kPlenty = 10'000'000;

std::size_t cardsToPlace(const Game& game)
{
    return game.left().size() + game.free().size();
}

struct Line
{
    Move move;
    int lead = 0; // right after it, of who made it
};

std::vector<Line> linesFrom(Game& game)
{
    const int player = game.player();
    std::vector<Line> lines;
    const Game position(game);
    forEachMove(position, [&](const Move& move) {
        const Game::Undo undo = game.play(move);
        lines.push_back({move, hundredthsAhead(game, player)});
        game.undo(move, undo);
    });
    return lines;
}

// Every line of play to the end, but for those that cannot be the best any more. What brings most at once
// comes first, so that these are many.
int bruteForce(Game& game, int alpha, int beta)
{
    const int player = game.player();
    std::vector<Line> lines = linesFrom(game);
    std::ranges::stable_sort(lines, std::ranges::greater{}, &Line::lead);
    if (cardsToPlace(game) == 1)
        return lines.front().lead;
    int best = -kMuch;
    for (const Line& line : lines) {
        if (best >= beta)
            break;
        const Game::Undo undo = game.play(line.move);
        const int from = std::max(alpha, best);
        best = std::max(best, game.player() == player ? bruteForce(game, from, beta)
                                                      : -bruteForce(game, -beta, -from));
        game.undo(line.move, undo);
    }
    return best;
}

Move anyMove(const Game& game)
{
    Random random(1);
    return test::randomMove(game, random);
}

int solved(const Game& game, const Move& first)
{
    Budget budget = Budget::playouts(kPlenty);
    budget.start();
    const auto best = EndingSolver(game, budget).best(first);
    EXPECT_TRUE(best);
    EXPECT_TRUE(game.isLegal(best->move));
    Budget again = Budget::playouts(kPlenty);
    again.start();
    EXPECT_EQ(EndingSolver(game, again).lead(best->move), best->lead);
    return best->lead;
}

void compare(int number, std::size_t cards)
{
    SCOPED_TRACE(number);
    Game game = positionWith(number, cards);
    if (game.phase() == Game::Phase::Over)
        return;
    EXPECT_EQ(solved(game, anyMove(game)), bruteForce(game, -kMuch, kMuch));
}

TEST(Ending, OfOneAndTwoCardsIsAsBruteForceFindsIt)
{
    for (int number = 0; number < (lodeline::test::isThorough() ? 150 : 48); ++number)
        compare(number, 1 + static_cast<std::size_t>(number) % 2);
}

TEST(Ending, OfThreeCardsIsAsBruteForceFindsIt)
{
    for (int number = 0; number < 200; number += lodeline::test::isThorough() ? 16 : 100)
        compare(number, 3);
}

TEST(Ending, IsNoWorseThanAnyMoveThatIsTried)
{
    for (int number = 0; number < (lodeline::test::isThorough() ? 4 : 2); ++number) {
        SCOPED_TRACE(number);
        const Game game = positionWith(number, 4);
        const int best = solved(game, anyMove(game));
        Random random(static_cast<std::uint64_t>(number));
        for (int attempt = 0; attempt < 5; ++attempt) {
            Budget budget = Budget::playouts(kPlenty);
            budget.start();
            EXPECT_LE(EndingSolver(game, budget).lead(test::randomMove(game, random)), best);
        }
    }
}

// A town with fewer squares gains what the other one loses by having more.
TEST(Ending, CountsTheSquaresOfBothTowns)
{
    int compared = 0;
    for (int number = 0; compared < 2; ++number) {
        const Game game = positionWith(number, 2);
        const Bonuses bonuses = game.bonuses();
        if (game.phase() == Game::Phase::Over || std::ranges::none_of(bonuses, [](const Bonus* bonus) {
                return bonus->kind == BonusKind::SmallTown;
            }))
            continue;
        compare(number, 2);
        ++compared;
    }
}

TEST(Ending, IsTheSameAfterANarrowLook)
{
    for (int number = 0; number < 12; ++number) {
        SCOPED_TRACE(number);
        const Game game = positionWith(number, 3);
        if (game.phase() == Game::Phase::Over)
            continue;
        Budget budget = Budget::playouts(kPlenty);
        budget.start();
        EndingSolver solver(game, budget);
        const Move first = anyMove(game);
        EXPECT_TRUE(solver.best(first, 1));
        EXPECT_EQ(solver.best(first)->lead, solved(game, first));
    }
}

TEST(Ending, SurveysNoTownTwice)
{
    const Game game = draftWith(0, 4);
    const auto surveys = [&game](const std::vector<std::size_t>& widths) {
        Budget budget = Budget::playouts(kPlenty);
        budget.start();
        EndingSolver solver(game, budget);
        for (const std::size_t width : widths)
            EXPECT_TRUE(solver.best(anyMove(game), width));
        return budget.fractionUsed();
    };
    EXPECT_LT(surveys({2, 4}), surveys({2}) + surveys({4}));
}

TEST(Ending, IsOpenWhereTheBudgetDoesNotLast)
{
    const Game game = positionWith(3, kEndingCards);
    Budget budget = Budget::playouts(10);
    budget.start();
    EXPECT_FALSE(EndingSolver(game, budget).best(anyMove(game)));
    EXPECT_FALSE(EndingSolver(game, budget).lead(anyMove(game)));
}

TEST(Ending, BeginsWithSixCards)
{
    EXPECT_TRUE(isEnding(positionWith(1, 6)));
    EXPECT_EQ(kEndingCards, 6U);
    Game game(ownDeck());
    EXPECT_FALSE(isEnding(game));
    const Game longer = positionWith(0, 7);
    EXPECT_EQ(isEnding(longer), longer.left().size() + longer.free().size() <= 6);
}

} // namespace
} // namespace lodeline::boomtown::test
