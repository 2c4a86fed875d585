// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/ai/evaluation/prospects.h"

#include "tests/engine/goldrush/ai/positions.h"
#include "tests/engine/goldrush/ai/tinyset.h"

#include <gtest/gtest.h>

namespace lodeline::test {

using namespace goldrush;

namespace {

double factor(const Game& game, int term)
{
    return Prospects(game).factors()[static_cast<std::size_t>(term)];
}

// Of the tiny set, two tiles are left once the first is drawn: a prairie with a tipi and a mountain without
// nuggets.
TEST(Prospects, areMeansOverTheTilesThatAreLeft)
{
    const Game game = position(std::make_shared<const CompiledSet>(tinySet()), 1, 2, 0);
    constexpr double kLittle = 0.02;
    EXPECT_NEAR(factor(game, terms::kRailroad), 0, kLittle);
    EXPECT_NEAR(factor(game, terms::kMountain), 0, kLittle);
    EXPECT_NEAR(factor(game, terms::kPrairie), 1, 2 * kLittle);
    EXPECT_NEAR(factor(game, terms::kPrairie + 2), 2, 3 * kLittle); // a prairie that joins brings a tipi
    EXPECT_EQ(factor(game, terms::kTent), 1);                       // every token is worth 1
    EXPECT_NEAR(factor(game, terms::kFree + 2), 1, 5 * kLittle);
}

TEST(Prospects, leaveAloneWhatIsCountedInPoints)
{
    const Game game = position(classicSet(), 4, 3, 30);
    for (const int term : {terms::kRailroad + 1, terms::kMountain + 1, terms::kCity + 1, terms::kPrairie + 1,
                           terms::kDead + 1, terms::kBehind + 1, terms::kShared})
        EXPECT_EQ(factor(game, term), 1) << "term " << term;
}

TEST(Prospects, followTheTilesAsTheyAreDrawn)
{
    const Game early = position(classicSet(), 4, 2, 5);
    const Game late = position(classicSet(), 4, 2, 60);
    EXPECT_NE(factor(early, terms::kPrairie), factor(late, terms::kPrairie));
}

TEST(Prospects, doNotDependOnTheOrderOfTheStack)
{
    const Game game = position(classicSet(), 8, 4, 30);
    const std::vector<int> left = game.copiesLeft();
    int seen = 0;
    for (int a = 0; a < static_cast<int>(left.size()); ++a) {
        const int b = a + 1;
        if (a == game.drawn() || b == game.drawn() || b == static_cast<int>(left.size()) ||
            left[static_cast<std::size_t>(a)] == 0 || left[static_cast<std::size_t>(b)] == 0)
            continue;
        const Game other = game.withDrawn(a).withDrawn(b).withDrawn(*game.drawn());
        const auto stack = [](const Game& of) { return std::span(of.state().deck, of.state()->deckLeft); };
        seen += std::ranges::equal(stack(other), stack(game)) ? 0 : 1;
        const TermFactors factors = Prospects(game).factors();
        const TermFactors others = Prospects(other).factors();
        for (std::size_t term = 0; term < factors.size(); ++term)
            EXPECT_EQ(others[term], factors[term]) << "term " << term;
    }
    EXPECT_GT(seen, 3);
}

// R3.3: without farmers a prairie brings nothing.
TEST(Prospects, countNoPrairiesWithoutFarmers)
{
    lodeline::goldrush::Setup setup; // of a game, not of a test
    setup.players = 2;
    setup.seed = 4;
    const Game with(classicSet(), setup);
    setup.options.farmers = false;
    const Game without(classicSet(), setup);
    EXPECT_NEAR(factor(without, terms::kPrairie), 0, 0.05);
    EXPECT_LT(factor(without, terms::kFree), factor(with, terms::kFree));
}

} // namespace
} // namespace lodeline::test
