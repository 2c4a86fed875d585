// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/knowledge/featureaccount.h"

#include "engine/goldrush/rules/scoring.h"
#include "tests/engine/goldrush/ai/positions.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace lodeline::test {

using namespace goldrush;

namespace {

int pointsOf(const FeatureAccount& account, int seat, int points)
{
    return std::ranges::count(account.leaders, seat) > 0 ? points : 0;
}

// R4.5, R7.2, R7.3: the points at the end are just those that the rules would give.
TEST(FeatureAccount, agreesWithTheFinalScoring)
{
    int ties = 0;
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        const Game game = somePosition(seed);
        State state = game.state();
        EventList list;
        scoreFinally(state, game.set(), &list);
        for (const Event& event : list.events) {
            const auto* score = std::get_if<events::Score>(&event);
            if (!score || score->kind == events::Score::Kind::Gold)
                continue;
            const FeatureAccount account = accountOf(game, score->at, score->segment);
            ASSERT_FALSE(account.leaders.empty());
            ties += account.leaders.size() > 1 ? 1 : 0;
            for (int seat = 0; seat < game.players(); ++seat)
                EXPECT_EQ(score->points[static_cast<std::size_t>(seat)],
                          pointsOf(account, seat, account.pointsAtEnd));
        }
    }
    EXPECT_GT(ties, 0);
}

// R4.1, R4.2: what a tile completes brings what was told before.
TEST(FeatureAccount, tellsWhatIsCompleteFor)
{
    int railroads = 0;
    int mountains = 0;
    for (std::uint64_t seed = 1; seed <= 400; ++seed) {
        Game game = somePosition(seed);
        if (game.phase() != Game::Phase::Place)
            continue;
        const auto placements = game.legalPlacements().toVector();
        game.place(placements[seed % placements.size()]);
        const Game before = game;
        EventList list;
        game.act(Action{}, &list);
        for (const Event& event : list.events) {
            const auto* score = std::get_if<events::Score>(&event);
            if (!score || score->final)
                continue;
            const FeatureAccount account = accountOf(before, score->at, score->segment);
            if (!account.pointsComplete) {
                EXPECT_EQ(score->kind, events::Score::Kind::City);
                continue;
            }
            EXPECT_TRUE(account.info.complete);
            for (int seat = 0; seat < game.players(); ++seat)
                EXPECT_EQ(score->points[static_cast<std::size_t>(seat)],
                          pointsOf(account, seat, *account.pointsComplete));
            if (account.leaders.empty())
                continue;
            (score->kind == events::Score::Kind::Railroad ? railroads : mountains) += 1;
        }
    }
    EXPECT_GT(railroads, 5);
    EXPECT_GT(mountains, 0);
}

TEST(FeatureAccount, knowsTheTents)
{
    int tents = 0;
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
        const Game game = somePosition(seed);
        for (int seat = 0; seat < game.players(); ++seat) {
            const auto tent = game.tent(seat);
            if (!tent)
                continue;
            ++tents;
            const FeatureAccount account = accountOf(game, tent->at, tent->segment);
            EXPECT_EQ(account.info.kind, FeatureKind::Mountain);
            EXPECT_EQ(std::ranges::count(account.tents, seat), 1);
            for (const int other : account.tents)
                EXPECT_TRUE(game.tent(other).has_value());
        }
        EXPECT_TRUE(
            accountOf(game, game.placedTile(0).placement.at, {FeatureKind::Prairie, 0}).tents.empty());
    }
    EXPECT_GT(tents, 20);
}

} // namespace
} // namespace lodeline::test
