// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/boomtown/review/review.h"

#include "engine/boomtown/ai/level.h"
#include "engine/boomtown/ai/worth.h"
#include "tests/engine/boomtown/ai/positions.h"

#include <gtest/gtest.h>

namespace lodeline::boomtown::test {
namespace {

constexpr int kSurveys = 120;

class Heard : public ReviewListener
{
public:
    void plyReviewed(std::size_t ply, const Review& review, int done) override
    {
        EXPECT_EQ(static_cast<int>(review.plies.size()) - static_cast<int>(ply), done);
        plies.push_back(ply);
        if (static_cast<int>(plies.size()) == stopAfter)
            stop.request_stop();
    }

    std::vector<std::size_t> plies;
    std::stop_source stop;
    int stopAfter = -1;
};

Review reviewed(const GameRecord& record, Heard& heard)
{
    return reviewGame(record, kSurveys, heard, heard.stop.get_token()).value();
}

TEST(Review, TellsOfEveryPlyAndOfTheEnd)
{
    const PlayedGame played = playedGame(1);
    Heard heard;
    const Review review = reviewed(played.record, heard);
    ASSERT_EQ(review.plies.size(), played.record.moves.size());
    EXPECT_EQ(heard.plies.size(), review.plies.size());
    EXPECT_EQ(heard.plies.front(), review.plies.size() - 1);
    EXPECT_TRUE(review.finished);
    const int margin = played.game.score(0).total() - played.game.score(1).total();
    EXPECT_EQ(review.end.lead, margin);
    EXPECT_EQ(review.end.chance[0], margin > 0 ? 1.0 : 0.0);
    int better = 0;
    double chances = 0;
    for (std::size_t ply = 0; ply < review.plies.size(); ++ply) {
        const PlyReview& now = review.plies[ply];
        const Game game = *replay(played.record, nullptr, static_cast<int>(ply));
        EXPECT_EQ(now.player, game.player());
        EXPECT_EQ(now.played, played.record.moves[ply].move);
        EXPECT_DOUBLE_EQ(now.before.chance[0] + now.before.chance[1], 1.0);
        const int best =
            lookAhead(game, adviser(), Budget::playouts(kSurveys), {.also = now.played}).front().lead;
        EXPECT_DOUBLE_EQ(now.before.lead, (game.player() == 0 ? best : -best) / 100.0);
        EXPECT_DOUBLE_EQ(
            now.before.chance[0],
            chanceOf(now.before.lead, static_cast<int>(game.left().size() + game.free().size())));
        EXPECT_EQ(now.reasons, reasonsFor(game, now.played));
        if (!now.better)
            continue;
        ++better;
        EXPECT_GE(now.better->points, 1.0);
        EXPECT_GE(now.better->chance, 0.0);
        chances += now.better->chance;
        EXPECT_NE(now.better->move, now.played);
        EXPECT_EQ(now.better->reasons, reasonsFor(game, now.better->move));
    }
    EXPECT_GT(better, 5); // random moves are bad ones
    EXPECT_GT(chances, 0.5);
    EXPECT_EQ(&review.after(0), &review.plies[1].before);
    EXPECT_EQ(&review.after(review.plies.size() - 1), &review.end);
}

TEST(Review, FindsNothingBetterThanTheBestMoves)
{
    GameRecord record = playedGame(3).record;
    record.moves.clear();
    Game game = *replay(record);
    while (game.phase() != Game::Phase::Over) {
        const Move move = lookAhead(game, adviser(), Budget::playouts(kSurveys)).front().move;
        record.moves.push_back(recorded(game, move));
        game.play(move);
    }
    Heard heard;
    for (const PlyReview& ply : reviewed(record, heard).plies)
        EXPECT_FALSE(ply.better);
}

TEST(Review, CountsWhatWasGivenAway)
{
    const PlayedGame played = playedGame(2);
    Heard heard;
    const Review review = reviewed(played.record, heard);
    int skipped = 0;
    for (std::size_t ply = 0; ply < review.plies.size(); ++ply) {
        const Move& move = review.plies[ply].played;
        const Game game = *replay(played.record, nullptr, static_cast<int>(ply));
        int points = 0;
        for (int i = 0; move.type == Move::Type::Draft && i < move.skip; ++i, ++skipped)
            points += worthOf(game, 1 - game.player(), game.left()[static_cast<std::size_t>(i)]).points;
        EXPECT_EQ(review.plies[ply].givenAway, points);
    }
    EXPECT_GT(skipped, 0);
}

TEST(Review, OfAGameThatGoesOnExpectsItsEnd)
{
    GameRecord record = playedGame(5).record;
    record.moves.resize(6);
    const Game game = *replay(record);
    Heard heard;
    const Review review = reviewed(record, heard);
    EXPECT_FALSE(review.finished);
    const int lead = lookAhead(game, adviser(), Budget::playouts(kSurveys)).front().lead;
    EXPECT_DOUBLE_EQ(review.end.lead, (game.player() == 0 ? lead : -lead) / 100.0);
}

TEST(Review, StopsAndKeepsWhatItHas)
{
    Heard heard;
    heard.stopAfter = 2;
    const Review review = reviewed(playedGame(1).record, heard);
    EXPECT_EQ(heard.plies.size(), 2U);
    EXPECT_FALSE(review.plies.back().reasons.empty());
    EXPECT_TRUE(review.plies.front().reasons.empty());
}

TEST(Review, TellsOfAMoveThatTheRulesForbid)
{
    GameRecord record = playedGame(1).record;
    record.moves[3].move.placement.at = {29, 29};
    Heard heard;
    EXPECT_FALSE(reviewGame(record, kSurveys, heard, {}));
    EXPECT_TRUE(heard.plies.empty());
}

TEST(Chance, IsSurerTheFewerCardsAreLeft)
{
    EXPECT_DOUBLE_EQ(chanceOf(0, 5), 0.5);
    EXPECT_GT(chanceOf(2, 1), 0.99);
    EXPECT_GT(chanceOf(2, 2), chanceOf(2, 8));
    EXPECT_GT(chanceOf(3, 8), chanceOf(2, 8));
    EXPECT_DOUBLE_EQ(chanceOf(2, 8) + chanceOf(-2, 8), 1.0);
    // A standard deviation of half a point for each card.
    EXPECT_NEAR(chanceOf(4, 8), 0.8413, 1e-4);
    EXPECT_EQ(chanceOf(1, 0), chanceOf(1, 1));
}

} // namespace
} // namespace lodeline::boomtown::test
