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

int leadBefore(const Game& game, const Move& also)
{
    return lookAhead(game, adviser(), Budget::playouts(kSurveys), {.also = also}).front().lead;
}

// The mean of what a search finds before a ply and after it, but for what was lost by the ply; of seat 0.
double fairLead(const GameRecord& record, std::size_t ply, double leadAtEnd)
{
    const Game game = *replay(record, nullptr, static_cast<int>(ply));
    const Move& played = record.moves[ply].move;
    const auto found = lookAhead(game, adviser(), Budget::playouts(kSurveys), {.also = played});
    const int lost = found.front().lead - std::ranges::find(found, played, &CandidateMove::move)->lead;
    const int side = game.player() == 0 ? 1 : -1;
    double after = 100 * leadAtEnd;
    if (ply + 1 < record.moves.size()) {
        const Game next = *replay(record, nullptr, static_cast<int>(ply) + 1);
        after = (next.player() == 0 ? 1 : -1) * leadBefore(next, record.moves[ply + 1].move);
    }
    return (side * (found.front().lead + lost) + after) / 200.0;
}

GameRecord bestGame(int seed, int surveys = kSurveys)
{
    GameRecord record = playedGame(seed).record;
    record.moves.clear();
    Game game = *replay(record);
    while (game.phase() != Game::Phase::Over) {
        const Move move = lookAhead(game, adviser(), Budget::playouts(surveys)).front().move;
        record.moves.push_back(recorded(game, move));
        game.play(move);
    }
    return record;
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
        EXPECT_NEAR(now.before.lead, fairLead(played.record, ply, review.end.lead), 1e-9);
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
        const double lead = (game.player() == 0 ? 1 : -1) * now.before.lead;
        const int cards = static_cast<int>(game.left().size() + game.free().size());
        EXPECT_NEAR(now.better->chance, chanceOf(lead, cards) - chanceOf(lead - now.better->points, cards),
                    1e-9);
        EXPECT_EQ(now.better->reasons, reasonsFor(game, now.better->move));
    }
    EXPECT_GT(better, 5); // random moves are bad ones
    EXPECT_GT(chances, 0.5);
    EXPECT_EQ(&review.after(0), &review.plies[1].before);
    EXPECT_EQ(&review.after(review.plies.size() - 1), &review.end);
}

TEST(Review, TellsOfABetterMoveFromOnePointOn)
{
    int small = 0; // losses of one point and less than two
    for (int seed = 1; seed <= 8; ++seed) {
        constexpr int kFew = 5; // surveys, by which moves are good but not the best
        const GameRecord record = bestGame(seed, kFew);
        Heard heard;
        const Review review = reviewed(record, heard);
        for (std::size_t ply = 0; ply < review.plies.size(); ++ply) {
            const PlyReview& now = review.plies[ply];
            const Game game = *replay(record, nullptr, static_cast<int>(ply));
            const auto found = lookAhead(game, adviser(), Budget::playouts(kSurveys), {.also = now.played});
            const int lost =
                found.front().lead - std::ranges::find(found, now.played, &CandidateMove::move)->lead;
            ASSERT_EQ(now.better.has_value(), lost >= 100) << lost;
            if (now.better) {
                EXPECT_DOUBLE_EQ(now.better->points, lost / 100.0);
            }
            small += lost >= 100 && lost < 200 ? 1 : 0;
        }
    }
    EXPECT_GT(small, 0);
}

TEST(Review, FindsNothingBetterThanTheBestMoves)
{
    Heard heard;
    for (const PlyReview& ply : reviewed(bestGame(3), heard).plies)
        EXPECT_FALSE(ply.better);
}

// Whoever is to move would be ahead in every turn, and fall behind by every move.
TEST(Review, ChangesLittleByTheBestMoves)
{
    constexpr int kEnough = 500; // surveys, by which a pass of the search is finished in every turn
    double changes = 0;
    int plies = 0;
    for (int seed = 1; seed <= 8; ++seed) {
        Heard heard;
        const Review review = reviewGame(bestGame(seed, kEnough), kEnough, heard, {}).value();
        for (std::size_t ply = 0; ply < review.plies.size(); ++ply, ++plies)
            changes += std::abs(review.after(ply).lead - review.plies[ply].before.lead);
    }
    EXPECT_LT(changes / plies, 1.6); // points by a move
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
