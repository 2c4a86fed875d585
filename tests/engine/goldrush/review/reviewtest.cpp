// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/ai/evaluation/ranking.h"
#include "engine/goldrush/ai/lookahead.h"
#include "engine/goldrush/ai/movehash.h"
#include "engine/goldrush/files/toldrecord.h"
#include "engine/goldrush/review/choice.h"
#include "engine/goldrush/review/turningpoints.h"
#include "engine/goldrush/review/uncertainty.h"
#include "engine/goldrush/told/seen.h"
#include "tests/engine/goldrush/ai/positions.h"
#include "tests/support/expectedproblems.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <numeric>

namespace lodeline::test {

using namespace goldrush;

namespace {

constexpr ReviewSettings kQuick{.candidates = 4, .scouting = 64, .futures = 16, .depth = {.plies = 2}};

// Chooses among the moves, of which the first is the best.
using Choice = std::function<std::size_t(const Game& game, const std::vector<ValuedMove>& moves)>;

GameRecord played(int players, std::uint64_t seed, int plies, const Choice& choose)
{
    GameRecord record;
    record.tileset = classicSet()->tileSet();
    record.seed = seed;
    for (int seat = 0; seat < players; ++seat)
        record.players.push_back({"P" + std::to_string(seat), std::to_string(seat), "human", {}});
    Game game(classicSet(), record.setup());
    while (game.phase() != Game::Phase::Over && game.ply() < plies) {
        const std::vector<ValuedMove> moves = rankedMoves(game, Lens(game));
        const Move move = moves[choose(game, moves)].move;
        const auto design = static_cast<std::size_t>(*game.drawn());
        record.moves.push_back({record.tileset.tiles[design].id, move, {}, {}});
        game.play(move);
    }
    return record;
}

GameRecord playedWell(int players, std::uint64_t seed, int plies = 1000)
{
    return played(players, seed, plies,
                  [](const Game&, const std::vector<ValuedMove>&) { return std::size_t{0}; });
}

struct Silence : ReviewListener
{
    void outlooksKnown(const Review&) override {}
    void plySearched(std::size_t, const PlyReview&, int) override {}
};

Review reviewOf(const GameRecord& record, const ReviewSettings& settings = kQuick)
{
    Silence silence;
    return reviewGame(record, settings, silence, {}).value();
}

double sum(const std::array<double, kMaxPlayers>& values)
{
    return std::accumulate(values.begin(), values.end(), 0.0);
}

void expectSame(const Review& a, const Review& b)
{
    EXPECT_EQ(a.end, b.end);
    ASSERT_EQ(a.plies.size(), b.plies.size());
    for (std::size_t ply = 0; ply < a.plies.size(); ++ply) {
        EXPECT_EQ(a.plies[ply].before, b.plies[ply].before);
        EXPECT_EQ(a.plies[ply].drawn, b.plies[ply].drawn);
        EXPECT_EQ(a.plies[ply].goldLuck, b.plies[ply].goldLuck);
        ASSERT_EQ(a.plies[ply].better.has_value(), b.plies[ply].better.has_value()) << ply;
        if (a.plies[ply].better) {
            EXPECT_EQ(a.plies[ply].better->move, b.plies[ply].better->move);
            EXPECT_EQ(a.plies[ply].better->chance, b.plies[ply].better->chance);
        }
    }
}

TEST(Chances, growWithTheScoreAndFlattenWithTheSpread)
{
    const auto chance = [](double own, double other, double spread) {
        return chancesOf({own, other}, 2, spread)[0];
    };
    EXPECT_DOUBLE_EQ(chance(20, 20, 10), 0.5);
    EXPECT_GT(chance(21, 20, 10), chance(20, 20, 10));
    EXPECT_GT(chance(25, 20, 5), chance(25, 20, 10));
    EXPECT_EQ(chance(25, 20, 0), 1.0);
    EXPECT_EQ(chance(19, 20, 0), 0.0);
    EXPECT_EQ(chancesOf({7, 9, 9}, 3, 0), (std::array<double, kMaxPlayers>{0, 0.5, 0.5}));
}

TEST(Observer, knowsNeitherTheOrderOfTheTilesNorHiddenTokens)
{
    constexpr int kNobody = -1;
    const Game game = position(classicSet(), 8, 4, 50);
    Random random(3);
    for (int i = 0; i < 10; ++i) {
        const Game other = game.resampled(kNobody, random);
        const Outlook a = Observer(game, GoldSight::Hidden, {}).look(game);
        const Outlook b = Observer(other, GoldSight::Hidden, {}).look(other);
        for (std::size_t seat = 0; seat < 4; ++seat)
            EXPECT_NEAR(a.score[seat], b.score[seat], 0.5); // own tokens shade what others may be worth
    }
}

// What was expected after every ply of games that the evaluation plays against itself, and what came true.
struct Forecast
{
    std::array<double, 5> said{}; // by fifths of the chance
    std::array<double, 5> was{};
    std::array<double, 5> count{};
    double tempo = 0; // mean error of the lead of the player who is next
    double positions = 0;

    void add(double chance, double result)
    {
        const auto bin = static_cast<std::size_t>(std::min(4.0, chance * 5));
        said[bin] += chance;
        was[bin] += result;
        ++count[bin];
    }
};

void forecastGame(const std::shared_ptr<const CompiledSet>& set, int players, std::uint64_t seed,
                  const Uncertainty& uncertainty, Forecast& forecast)
{
    struct Saying
    {
        Outlook outlook;
        int next;
    };
    std::vector<Saying> sayings;
    Setup setup;
    setup.players = players;
    setup.seed = seed;
    setup.startPlayer = static_cast<int>(seed) % players;
    Game game(set, setup);
    Game scratch(game);
    while (game.phase() != Game::Phase::Over) {
        sayings.push_back({Observer(game, GoldSight::Revealed, uncertainty).look(game), game.player()});
        game.play(bestMove(game, Lens(game), scratch).move);
    }
    const Outlook end = Observer(game, GoldSight::Revealed, uncertainty).look(game);
    for (const Saying& saying : sayings) {
        for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat)
            forecast.add(saying.outlook.chance[seat], end.chance[seat]);
        forecast.tempo += end.lead(saying.next, players) - saying.outlook.lead(saying.next, players);
        ++forecast.positions;
    }
}

// By how much what came true differs from what was said, in the fifth where it does most.
double worstFifth(const Forecast& forecast)
{
    double worst = 0;
    for (std::size_t bin = 0; bin < forecast.count.size(); ++bin)
        worst = std::max(worst, std::abs(forecast.was[bin] - forecast.said[bin]) / forecast.count[bin]);
    return worst;
}

TEST(Observer, saysChancesThatComeTrue)
{
    constexpr std::uint64_t kFirstSeed = 100'000; // other games than it is measured in
    const auto forecastOf = [](const std::shared_ptr<const CompiledSet>& set, int players) {
        lodeline::goldrush::Setup setup;
        setup.players = players;
        const Uncertainty uncertainty = measureUncertainty(set, setup);
        Forecast forecast;
        for (std::uint64_t seed = kFirstSeed; seed < kFirstSeed + 200; ++seed)
            forecastGame(set, players, seed, uncertainty, forecast);
        return forecast;
    };
    const Forecast classic = forecastOf(classicSet(), 2);
    EXPECT_LT(worstFifth(classic), 0.08);
    EXPECT_NEAR(classic.tempo / classic.positions, 0.0, 1.0);
    EXPECT_LT(worstFifth(forecastOf(classicSet(), 4)), 0.08);
    // Of wild features that are decided late: scores differ by hundreds of points.
    EXPECT_LT(worstFifth(forecastOf(shippedSet("openrange"), 3)), 0.12);
}

TEST(Review, looksAsFarAsTheHint)
{
    const GameRecord record =
        played(4, 5, 12, [](const Game&, const std::vector<ValuedMove>& moves) { return moves.size() / 2; });
    const auto chances = [&](const Depth& depth) {
        std::vector<double> found;
        for (const PlyReview& ply :
             reviewOf(record, {.candidates = 3, .scouting = 32, .futures = 8, .depth = depth}).plies)
            if (ply.better)
                found.push_back(ply.better->chance);
        return found;
    };
    const std::vector<double> inRounds = chances({.plies = 1, .rounds = 1});
    EXPECT_EQ(inRounds, chances({.plies = 4}));
    EXPECT_NE(inRounds, chances({.plies = 3}));
    EXPECT_NE(inRounds, chances({.plies = 5}));
    EXPECT_EQ(ReviewSettings{}.depth.between(4), kDeepest.between(4));
}

TEST(Review, sharesOutOneChanceAtEveryMoment)
{
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
        const Review review = reviewOf(
            playedWell(players, 3), {.candidates = 1, .scouting = 16, .futures = 4, .depth = {.plies = 1}});
        EXPECT_TRUE(review.finished);
        EXPECT_NEAR(sum(review.end.chance), 1.0, 1e-9);
        for (const PlyReview& ply : review.plies) {
            EXPECT_NEAR(sum(ply.before.chance), 1.0, 1e-9);
            EXPECT_NEAR(sum(ply.drawn.chance), 1.0, 1e-9);
            EXPECT_NEAR(sum(ply.goldLuck), 0.0, 1e-9);
            EXPECT_GE(ply.lost(), 0.0);
        }
    }
}

TEST(Review, endsWithTheResult)
{
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        const GameRecord record = playedWell(3, seed);
        const Game game = replay(record).value();
        const Review review = reviewOf(record, {.candidates = 0});
        const std::vector<int> winners = game.winners();
        for (int seat = 0; seat < 3; ++seat) {
            const bool won = std::ranges::find(winners, seat) != winners.end();
            const auto at = static_cast<std::size_t>(seat);
            EXPECT_NEAR(review.end.chance[at], won ? 1.0 / static_cast<double>(winners.size()) : 0.0, 1e-9);
            EXPECT_NEAR(review.end.score[at], game.score(seat), 1e-9);
        }
    }
}

struct ExpectedDraws
{
    Outlook mean;
    Outlook drawn; // with the tile that was drawn
};

// Each tile that is left may come as often as there are copies of it, and is laid as the evaluation likes it
// best.
ExpectedDraws drawsExpectedIn(const Game& game, const Observer& observer)
{
    Random random(0); // as fair observers imagine what they do not know
    const Game imagined = game.resampled(game.player(), random);
    std::vector<int> copies = game.copiesLeft();
    ++copies[static_cast<std::size_t>(*game.drawn())];
    Outlook sum;
    double tiles = 0;
    ExpectedDraws expected;
    for (std::size_t design = 0; design < copies.size(); ++design) {
        if (copies[design] == 0)
            continue;
        Game next = imagined.withDrawn(static_cast<int>(design));
        if (next.legalPlacements().empty())
            continue;
        next.play(rankedMoves(next, Lens(next)).front().move);
        const Outlook outlook = observer.look(next);
        sum.add(outlook, copies[design]);
        tiles += copies[design];
        if (static_cast<int>(design) == *game.drawn())
            expected.drawn = outlook;
    }
    expected.mean.add(sum, 1.0 / tiles);
    return expected;
}

TEST(Review, expectsTheMeanOfAllTilesThatMayBeDrawn)
{
    const GameRecord record = playedWell(3, 5);
    const Review review = reviewOf(record, {.candidates = 0});
    const Uncertainty uncertainty = measureUncertainty(classicSet(), record.setup());
    Game game(classicSet(), record.setup());
    for (std::size_t ply = 0; ply < review.plies.size(); ++ply) {
        if (ply % 9 == 4) {
            const auto [mean, drawn] =
                drawsExpectedIn(game, Observer(game, GoldSight::Revealed, uncertainty));
            for (std::size_t seat = 0; seat < 3; ++seat) {
                EXPECT_NEAR(review.plies[ply].drawn.score[seat], drawn.score[seat], 1e-6);
                EXPECT_NEAR(review.plies[ply].before.score[seat], mean.score[seat], 1e-6);
                EXPECT_NEAR(review.plies[ply].before.chance[seat], mean.chance[seat], 1e-6);
            }
        }
        game.play(record.moves[ply].move);
    }
}

// Positions are kept every 16 plies.
TEST(Review, endsAtAnyPly)
{
    for (const int plies : {0, 15, 16, 17}) {
        const GameRecord record = playedWell(2, 6, plies);
        const Review review = reviewOf(record, {.candidates = 0});
        EXPECT_EQ(review.plies.size(), static_cast<std::size_t>(plies));
        Random random(0);
        const Game game = replay(record).value().resampled(kSpectator, random);
        const Uncertainty uncertainty = measureUncertainty(classicSet(), record.setup());
        const Outlook end = drawsExpectedIn(game, Observer(game, GoldSight::Hidden, uncertainty)).mean;
        for (std::size_t seat = 0; seat < 2; ++seat) {
            EXPECT_NEAR(review.end.score[seat], end.score[seat], 1e-6) << plies;
            EXPECT_NEAR(review.end.chance[seat], end.chance[seat], 1e-6) << plies;
        }
    }
}

TEST(Review, findsNoLuckInATileThatHadToCome)
{
    const Review review = reviewOf(playedWell(2, 4), {.candidates = 0});
    EXPECT_NEAR(review.plies.back().tileLuck(0), 0.0, 1e-9); // the last tile is the only one left
    const auto lucky = [](const PlyReview& ply) { return std::abs(ply.tileLuck(ply.player)) > 0.01; };
    EXPECT_TRUE(std::ranges::any_of(review.plies, lucky));
}

TEST(Review, tellsTheLuckOfTokensApart)
{
    const GameRecord record = playedWell(2, 6);
    const Review review = reviewOf(record, {.candidates = 0});
    double points = 0;
    int lucky = 0;
    for (const PlyReview& ply : review.plies) {
        points += ply.goldPoints[0] + ply.goldPoints[1];
        if (ply.goldPoints[0] == 0 && ply.goldPoints[1] == 0) {
            EXPECT_EQ(sum(ply.goldLuck), 0.0);
            EXPECT_EQ(ply.goldLuck[0], 0.0);
            continue;
        }
        ++lucky;
        // More gold than expected is good for its owner.
        const double ahead = ply.goldPoints[0] - ply.goldPoints[1];
        EXPECT_GE(ply.goldLuck[0] * ahead, -1e-9);
    }
    EXPECT_GT(lucky, 5);
    EXPECT_LT(std::abs(points), 40.0);
}

TEST(Review, knowsNoTokensOfAGameThatGoesOn)
{
    const Review review = reviewOf(playedWell(2, 6, 50), {.candidates = 0});
    EXPECT_FALSE(review.finished);
    EXPECT_EQ(review.plies.size(), 50U);
    EXPECT_NEAR(sum(review.end.chance), 1.0, 1e-9);
    for (const PlyReview& ply : review.plies)
        EXPECT_EQ(ply.goldPoints, (std::array<double, kMaxPlayers>{}));
}

// Not even those of the mover, which one seat of two knows and the other does not.
TEST(Review, isTheSameWhoeverHoldsWhichTokensOfAGameThatGoesOn)
{
    const GameRecord record = playedWell(2, 6, 50);
    const GameRecord one = seenBy(record, 0).value();
    const GameRecord other = seenBy(record, 1).value();
    ASSERT_NE(one.told, other.told);
    expectSame(reviewOf(one), reviewOf(other));
}

TEST(Review, doesNotDependOnTheThreads)
{
    const GameRecord record = playedWell(3, 5);
    ReviewSettings settings = kQuick;
    const Review once = reviewOf(record, settings);
    settings.jobs = 4;
    expectSame(once, reviewOf(record, settings));
}

// The best move closes something for many points; the mover does the worst thing instead.
TEST(Review, flagsAMissedScore)
{
    std::optional<std::size_t> blunder;
    Move best;
    const auto pointsOf = [](const Game& game, const Move& move) {
        const int mover = game.player();
        Game after(game);
        after.play(move);
        return after.phase() == Game::Phase::Over ? 0 : after.score(mover) - game.score(mover);
    };
    GameRecord record;
    for (std::uint64_t seed = 1; seed <= 50 && !blunder; ++seed)
        record =
            played(2, seed, 1000, [&](const Game& game, const std::vector<ValuedMove>& moves) -> std::size_t {
                const bool clear = moves.front().margin - moves[1].margin > 2;
                if (blunder || game.ply() < 12 || !clear || pointsOf(game, moves.front().move) < 8)
                    return 0;
                blunder = static_cast<std::size_t>(game.ply());
                best = moves.front().move;
                return moves.size() - 1;
            });
    ASSERT_TRUE(blunder);
    const Review review =
        reviewOf(record, {.candidates = 6, .scouting = 400, .futures = 32, .depth = {.plies = 4}});
    const PlyReview& ply = review.plies[*blunder];
    ASSERT_TRUE(ply.better);
    EXPECT_EQ(ply.better->move, best);
    EXPECT_GT(ply.better->chance, 0.1);
    EXPECT_GT(ply.better->points, 5.0);
    EXPECT_LE(ply.better->reasons.front().code, Reason::Code::ScoresCity);
    int points = 0;
    for (const Reason& reason : ply.better->reasons)
        points += reason.code <= Reason::Code::ScoresCity ? reason.amount : 0;
    EXPECT_GE(points, 8);

    const std::vector<TurningPoint> turns = turningPoints(review, 5, 0.05);
    ASSERT_FALSE(turns.empty());
    EXPECT_TRUE(std::ranges::any_of(turns, [&](const TurningPoint& p) { return p.ply == *blunder; }));
    const std::vector<Balance> sides = balances(review);
    EXPECT_GT(sides[static_cast<std::size_t>(ply.player)].lost, 0.1);
    EXPECT_NEAR(sides[0].tiles + sides[1].tiles, 0.0, 1e-9);
    EXPECT_NEAR(sides[0].gold + sides[1].gold, 0.0, 1e-9);
}

// Whoever changes on purpose how rivals are found or tried writes down here what is found then.
TEST(Review, findsTheMovesThatItFoundBefore)
{
    const auto printOf = [](int candidates, int scouting) {
        MoveHash print;
        for (std::uint64_t seed = 1; seed <= 40; ++seed) {
            const Game game = position(classicSet(), seed, 2, static_cast<int>(seed));
            const std::vector<ValuedMove> moves = rankedMoves(game, Lens(game));
            const Move& weak = moves[std::min<std::size_t>(5, moves.size() - 1)].move;
            const auto better = findBetter(
                game, weak, Observer(game, GoldSight::Hidden, {}),
                {.candidates = candidates, .scouting = scouting, .futures = 12, .depth = {.plies = 2}}, seed,
                {});
            print.mix(better ? 1 : 0);
            if (better)
                print.mix(better->move);
        }
        return print.value();
    };
    EXPECT_EQ(printOf(2, 30), 0x9fa1144c74b1fbf1ULL);  // among as few as there can be
    EXPECT_EQ(printOf(2, 600), 0x2d4197e12fd077afULL); // among more
    EXPECT_EQ(printOf(1, 12), 0x7a7a4a076c42775cULL);  // where twice as many are two
}

// Against the worst move only the first of the rivals that were scouted for is tried.
TEST(Review, scoutsAsFarSeeingAsTheHint)
{
    const ReviewSettings settings{.candidates = 1, .scouting = 300, .futures = 12, .depth = {.plies = 2}};
    LookaheadSettings farSeeing = kFarSeeing;
    farSeeing.candidates = 2;
    farSeeing.depth = settings.depth;
    int otherwise = 0; // where usual settings would find another one
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const Game game = position(classicSet(), seed, 2, 10 + static_cast<int>(seed));
        const auto bestBy = [&](const LookaheadSettings& scout) {
            return lookAhead(game, scout, Budget::playouts(settings.scouting), Random(seed)).front().move;
        };
        const Move worst = rankedMoves(game, Lens(game)).back().move;
        const auto better =
            findBetter(game, worst, Observer(game, GoldSight::Hidden, {}), settings, seed, {});
        if (!better)
            continue;
        EXPECT_EQ(better->move, bestBy(farSeeing)) << "seed " << seed;
        otherwise += better->move == bestBy({.candidates = 2, .depth = settings.depth}) ? 0 : 1;
    }
    EXPECT_GT(otherwise, 0);
}

TEST(TurningPoints, comeLargestFirst)
{
    const Review review = reviewOf(playedWell(2, 11));
    const std::vector<TurningPoint> points = turningPoints(review, 6, 0.02);
    ASSERT_GT(points.size(), 2U);
    EXPECT_LE(points.size(), 6U);
    const auto weight = [](const TurningPoint& p) { return std::max(std::abs(p.swing), p.choice); };
    EXPECT_TRUE(std::ranges::is_sorted(points, std::greater{}, weight));
    EXPECT_GE(weight(points.back()), 0.02);
}

TEST(Review, searchesTheLargestLossesFirst)
{
    struct Noting : Silence
    {
        void outlooksKnown(const Review& review) override
        {
            for (std::size_t ply = 0; ply < review.plies.size(); ++ply) {
                const PlyReview& turn = review.plies[ply];
                const auto mover = static_cast<std::size_t>(turn.player);
                losses.push_back(turn.drawn.chance[mover] - review.after(ply).chance[mover]);
            }
        }
        void plySearched(std::size_t ply, const PlyReview&, int done) override
        {
            searched.push_back(ply);
            EXPECT_EQ(done, static_cast<int>(searched.size()));
        }
        std::vector<double> losses; // by ply
        std::vector<std::size_t> searched;
    };
    Noting listener;
    const GameRecord record = played(2, 3, 20, [](const Game& game, const std::vector<ValuedMove>& moves) {
        return game.ply() % 3 == 0 ? moves.size() / 2 : 0; // some are mistakes
    });
    ASSERT_TRUE(reviewGame(record, {.candidates = 0}, listener, {}));
    ASSERT_EQ(listener.searched.size(), record.moves.size());
    EXPECT_FALSE(std::ranges::is_sorted(listener.searched));
    EXPECT_TRUE(std::ranges::is_sorted(listener.searched, std::greater{},
                                       [&](std::size_t ply) { return listener.losses[ply]; }));
}

TEST(Review, stopsWhenAsked)
{
    struct StopAtOnce : Silence
    {
        void outlooksKnown(const Review&) override { stop.request_stop(); }
        void plySearched(std::size_t, const PlyReview&, int) override { ++searched; }
        std::stop_source stop;
        int searched = 0;
    };
    StopAtOnce listener;
    const GameRecord record = playedWell(2, 2);
    const auto review =
        reviewGame(record, {.futures = 1 << 20, .jobs = 2}, listener, listener.stop.get_token());
    ASSERT_TRUE(review);
    EXPECT_EQ(listener.searched, 0);
    EXPECT_EQ(review->plies.size(), record.moves.size());
}

// Whether a seed or somebody told what was drawn. The record does not tell which copies were drawn, so that
// the order of what an observer imagines is another.
TEST(Review, ofAToldGameIsThatOfTheGame)
{
    const GameRecord record = playedWell(2, 6);
    const GameRecord told = seenBy(record, kSpectator).value();
    ASSERT_TRUE(told.told);
    const Review a = reviewOf(record, {.candidates = 0});
    const Review b = reviewOf(told, {.candidates = 0});
    EXPECT_TRUE(b.finished);
    EXPECT_EQ(b.end, a.end);
    ASSERT_EQ(b.plies.size(), a.plies.size());
    for (std::size_t ply = 0; ply < a.plies.size(); ++ply) {
        EXPECT_NEAR(b.plies[ply].before.chance[0], a.plies[ply].before.chance[0], 0.08) << ply;
        EXPECT_NEAR(b.plies[ply].drawn.chance[0], a.plies[ply].drawn.chance[0], 0.08) << ply;
        EXPECT_EQ(b.plies[ply].goldPoints, a.plies[ply].goldPoints) << ply;
        EXPECT_EQ(b.plies[ply].played, a.plies[ply].played) << ply;
    }
}

TEST(Review, searchesInAToldGameThatWasUndone)
{
    GameRecord told = seenBy(playedWell(2, 6), kSpectator).value();
    told.moves.resize(20); // more is told than was played
    const Review review = reviewOf(told);
    EXPECT_FALSE(review.finished);
    ASSERT_EQ(review.plies.size(), 20U);
    EXPECT_TRUE(std::ranges::all_of(review.plies, &PlyReview::searched));
}

TEST(Review, refusesARecordThatWaits)
{
    GameRecord told = seenBy(playedWell(2, 2, 5), kSpectator).value();
    told.told->tiles.pop_back();
    Silence silence;
    const auto review = reviewGame(told, kQuick, silence, {});
    ASSERT_FALSE(review);
    EXPECT_EQ(lines(review.error()), ProblemLines{"error not-told /told"});
}

TEST(Review, refusesAnIllegalRecord)
{
    GameRecord record = playedWell(2, 2, 5);
    record.moves[3].tile = "no-such-tile";
    Silence silence;
    EXPECT_FALSE(reviewGame(record, kQuick, silence, {}));
}

} // namespace
} // namespace lodeline::test
