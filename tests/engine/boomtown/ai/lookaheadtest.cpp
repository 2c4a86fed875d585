// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/boomtown/ai/lookahead.h"

#include "engine/boomtown/ai/drafttree.h"
#include "engine/boomtown/ai/ending.h"
#include "engine/boomtown/ai/level.h"
#include "tests/engine/boomtown/ai/positions.h"
#include "tests/engine/properties/howmany.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace lodeline::boomtown::test {
namespace {

Budget plenty()
{
    return Budget::playouts(10'000'000);
}

LookaheadSettings settings(std::vector<Pass> passes)
{
    return {.passes = std::move(passes)};
}

int leadAfter(const Game& game, const Move& move, int plies)
{
    Game next(game);
    next.play(move);
    DraftTree tree(game);
    tree.setPosition(next);
    Budget budget = plenty();
    budget.start();
    const int lead = tree.search(plies, -kMuch, kMuch, budget);
    return next.player() == game.player() ? lead : -lead;
}

TEST(LookAhead, TriesEveryCardAndAsManyPlacesAsItIsTold)
{
    const Game game = draftWith(5, 8);
    const auto found = lookAhead(game, settings({{3, 1}}), plenty());
    EXPECT_EQ(found.size(), 3 * game.left().size());
    for (std::size_t skip = 0; skip < game.left().size(); ++skip)
        EXPECT_EQ(std::ranges::count(found, static_cast<int>(skip),
                                     [](const CandidateMove& move) { return move.move.skip; }),
                  3);
    LookaheadSettings narrow = settings({{1, 1}});
    narrow.mostSkipped = 2;
    EXPECT_EQ(lookAhead(game, narrow, plenty()).size(), 3U);
}

TEST(LookAhead, PutsTheLargestLeadFirst)
{
    for (int number = 0; number < 20; ++number) {
        SCOPED_TRACE(number);
        const Game game = positionWith(number, 4 + static_cast<std::size_t>(number) % 4);
        const auto found = lookAhead(game, settings({{2, 2}}), plenty(), {.best = 3});
        int most = -kMuch;
        for (const CandidateMove& candidate : found) {
            const int lead = leadAfter(game, candidate.move, 2);
            EXPECT_LE(lead, candidate.lead);
            most = std::max(most, lead);
        }
        EXPECT_TRUE(std::ranges::is_sorted(found, std::ranges::greater{}, &CandidateMove::lead));
        for (std::size_t i = 0; i < std::min<std::size_t>(3, found.size()); ++i)
            EXPECT_EQ(found[i].lead, leadAfter(game, found[i].move, 2));
        EXPECT_EQ(found.front().lead, most);
    }
}

TEST(LookAhead, TellsTheMoveThatIsAskedForExactly)
{
    for (int number = 0; number < 20; ++number) {
        SCOPED_TRACE(number);
        const Game game = positionWith(number, 7 + static_cast<std::size_t>(number) % 3);
        Random random(static_cast<std::uint64_t>(number));
        const Move move = test::randomMove(game, random);
        const auto found = lookAhead(game, settings({{1, 0}, {1, 2}}), plenty(), {.also = move});
        const auto known = std::ranges::find(found, move, &CandidateMove::move);
        ASSERT_NE(known, found.end());
        EXPECT_EQ(known->lead, leadAfter(game, move, 2));
        EXPECT_EQ(std::ranges::count(found, move, &CandidateMove::move), 1);
    }
}

TEST(LookAhead, NamesEveryCardToBeginWith)
{
    const Game game(ownDeck());
    const auto found = lookAhead(game, settings({{1, 1}}), plenty(), {.best = kCircle});
    ASSERT_EQ(found.size(), static_cast<std::size_t>(kCircle));
    for (const CandidateMove& candidate : found) {
        EXPECT_EQ(candidate.move.type, Move::Type::Begin);
        EXPECT_EQ(candidate.lead, leadAfter(game, candidate.move, 1));
    }
}

TEST(LookAhead, AlwaysFinishesItsFirstPass)
{
    const Game game = draftWith(5, 8);
    const auto found = lookAhead(game, settings({{1, 0}, {4, kCircle}}), Budget::playouts(1));
    EXPECT_EQ(found.front().lead, lookAhead(game, settings({{1, 0}}), plenty()).front().lead);
    EXPECT_EQ(found.size(), game.left().size());
}

TEST(LookAhead, LooksAsFarAsTheBudgetLasts)
{
    const Game game = draftWith(5, 9);
    const auto passes = settings({{1, 0}, {1, 2}, {2, kCircle}});
    const auto after = [&](std::int64_t surveys) {
        return lookAhead(game, passes, Budget::playouts(surveys)).size();
    };
    EXPECT_EQ(after(1'000'000), 2 * game.left().size());
    EXPECT_LT(after(20), 2 * game.left().size());
}

TEST(LookAhead, OfTheAdviserIsDeeperAndWiderInEveryPass)
{
    using Passes = std::vector<std::pair<int, int>>;
    const auto listed = [](const std::vector<Pass>& passes) {
        Passes list;
        for (const Pass& pass : passes)
            list.emplace_back(pass.placements, pass.plies);
        return list;
    };
    EXPECT_EQ(
        listed(adviser().passes),
        (Passes{{1, 0}, {2, 2}, {3, 4}, {4, 6}, {4, kCircle}, {8, kCircle}, {16, kCircle}, {100, kCircle}}));
    EXPECT_EQ(listed(adviser().endingPasses), (Passes{{1, 0}, {2, 2}, {4, kCircle}}));
    EXPECT_EQ(adviser().mostSkipped, kCircle);
}

TEST(LookAhead, SolvesEndingsEverWider)
{
    const std::vector<std::size_t> widths = adviser().endingWidths;
    EXPECT_EQ(widths.front(), 2U);
    for (std::size_t i = 1; i + 1 < widths.size(); ++i)
        EXPECT_EQ(widths[i], 2 * widths[i - 1]);
    EXPECT_EQ(widths[widths.size() - 2], 32U);
    EXPECT_EQ(widths.back(), kEveryPlace);
}

// In how many of some endings the best move is found with so few surveys.
int foundWith(const std::vector<std::size_t>& widths)
{
    LookaheadSettings solving = settings({{1, 0}});
    solving.endingPasses = {{1, 0}};
    solving.endingWidths = widths;
    int found = 0;
    for (int number = 0; number < 24; ++number) {
        const Game game = positionWith(number, 3);
        if (game.phase() == Game::Phase::Over)
            continue;
        const Move move = lookAhead(game, solving, Budget::playouts(150)).front().move;
        Budget budget = plenty();
        budget.start();
        EndingSolver solver(game, budget);
        found += solver.lead(move) == solver.best(move)->lead ? 1 : 0;
    }
    return found;
}

TEST(LookAhead, FindsMoreInAnEndingByLookingNarrowlyFirst)
{
    EXPECT_GT(foundWith(adviser().endingWidths), foundWith({kEveryPlace}));
}

TEST(LookAhead, SolvesAnEnding)
{
    LookaheadSettings solving = settings({{1, 0}});
    solving.endingPasses = {{1, 0}};
    solving.endingWidths = {3, kEveryPlace};
    for (int number = 0; number < (lodeline::test::isThorough() ? 30 : 12); ++number) {
        SCOPED_TRACE(number);
        const Game game = positionWith(number, 2 + static_cast<std::size_t>(number) % 2);
        if (game.phase() == Game::Phase::Over)
            continue;
        Random random(static_cast<std::uint64_t>(number));
        const Move move = test::randomMove(game, random);
        const auto found = lookAhead(game, solving, plenty(), {.also = move});
        Budget budget = plenty();
        budget.start();
        EXPECT_EQ(found.front().lead, EndingSolver(game, budget).best(move)->lead);
        EXPECT_EQ(std::ranges::find(found, move, &CandidateMove::move)->lead,
                  EndingSolver(game, budget).lead(move));
        EXPECT_TRUE(std::ranges::is_sorted(found, std::ranges::greater{}, &CandidateMove::lead));
    }
}

} // namespace
} // namespace lodeline::boomtown::test
