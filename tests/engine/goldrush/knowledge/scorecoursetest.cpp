// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/knowledge/scorecourse.h"

#include "tests/engine/goldrush/ai/positions.h"

#include <gtest/gtest.h>

namespace lodeline::test {

using namespace goldrush;

namespace {

std::vector<int> scoresOf(const Game& game)
{
    std::vector<int> scores;
    for (int seat = 0; seat < game.players(); ++seat)
        scores.push_back(game.score(seat));
    return scores;
}

TEST(ScoreCourse, isWhatTheGameHadAfterEachTurn)
{
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        goldrush::Setup setup;
        setup.players = 2 + static_cast<int>(seed % 4);
        setup.seed = seed;
        EventList list;
        Game game(classicSet(), setup, &list);
        Random random(seed);
        std::vector<std::vector<int>> expected{scoresOf(game)};
        while (game.phase() != Game::Phase::Over) {
            playRandomMove(game, random, &list);
            if (game.phase() != Game::Phase::Over)
                expected.push_back(scoresOf(game));
        }
        const ScoreCourse course = scoreCourse(list.events, setup.players);
        ASSERT_EQ(course.turns.size(), static_cast<std::size_t>(game.ply()) + 1);
        EXPECT_TRUE(std::equal(expected.begin(), expected.end(), course.turns.begin()));
        ASSERT_EQ(course.ending.size(), 2U);
        EXPECT_EQ(course.ending[1], scoresOf(game));
        const auto& gold = std::get<events::Score>(
            *std::find_if(list.events.begin(), list.events.end(), [](const Event& event) {
                const auto* score = std::get_if<events::Score>(&event);
                return score && score->kind == events::Score::Kind::Gold;
            }));
        for (std::size_t seat = 0; seat < gold.points.size(); ++seat)
            EXPECT_EQ(course.ending[0][seat] + gold.points[seat], course.ending[1][seat]);
    }
}

TEST(ScoreCourse, endsWithTheLastTurnWhileTheGameRuns)
{
    goldrush::Setup setup;
    setup.seed = 3;
    EventList list;
    Game game(classicSet(), setup, &list);
    Random random(3);
    for (int ply = 0; ply < 12; ++ply)
        playRandomMove(game, random, &list);
    const ScoreCourse course = scoreCourse(list.events, game.players());
    EXPECT_EQ(course.turns.size(), 13U);
    EXPECT_EQ(course.turns.back(), scoresOf(game));
    EXPECT_TRUE(course.ending.empty());
}

} // namespace
} // namespace lodeline::test
