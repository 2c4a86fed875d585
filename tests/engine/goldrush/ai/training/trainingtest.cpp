// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/ai/training/training.h"

#include "engine/goldrush/ai/evaluation/weightsfile.h"
#include "tests/engine/goldrush/ai/positions.h"
#include "tests/engine/goldrush/ai/tinyset.h"

#include <gtest/gtest.h>

namespace lodeline::test {

using namespace goldrush;

namespace {

using Sets = std::vector<std::shared_ptr<const CompiledSet>>;

// Stops once so many games of a round are over.
Trained trainedUntil(const Sets& sets, const Training& training, int lastRound, int lastGame)
{
    std::atomic<bool> cancel = false;
    return train(
        sets, training,
        [&](int round, int games) { cancel = cancel || (round == lastRound && games == lastGame); }, cancel);
}

Weights trainedToTheEnd(const Sets& sets, const Training& training)
{
    const Trained trained = trainedUntil(sets, training, -1, -1);
    EXPECT_EQ(trained.training, training);
    return trained.weights;
}

TEST(Training, keepsTheRoundsThatAreOverWhenItIsCancelled)
{
    const Training training{.rounds = 3, .gamesPerRound = 4, .randomMoves = 0.1, .seed = 3};
    const Sets sets{std::make_shared<const CompiledSet>(tinySet())};
    const Trained trained = trainedUntil(sets, training, 2, 3);
    Training done = training;
    done.rounds = 2;
    EXPECT_EQ(trained.training, done);
    EXPECT_EQ(trained.weights.parts, trainedToTheEnd(sets, done).parts);
    EXPECT_EQ(trainedUntil(sets, training, 1, 4).training, done);
}

TEST(Training, keepsTheGamesOfTheFirstRoundWhenItIsCancelled)
{
    const Training training{.rounds = 3, .gamesPerRound = 9, .randomMoves = 0.1, .seed = 3};
    const Sets sets{std::make_shared<const CompiledSet>(tinySet())};
    const Trained trained = trainedUntil(sets, training, 0, 5);
    Training done = training;
    done.rounds = 1;
    done.gamesPerRound = 5;
    EXPECT_EQ(trained.training, done);
    EXPECT_EQ(trained.weights.parts, trainedToTheEnd(sets, done).parts);
    const std::atomic<bool> cancelled = true;
    EXPECT_EQ(train(
                  sets, training, [](int, int) {}, cancelled)
                  .training.rounds,
              0);
}

TEST(Training, learnsTheSameFromTheSameSeed)
{
    const Training training{.rounds = 2, .gamesPerRound = 8, .randomMoves = 0.1, .seed = 3};
    const Sets sets{classicSet(), std::make_shared<const CompiledSet>(tinySet())};
    const Weights once = trainedToTheEnd(sets, training);
    const Weights again = trainedToTheEnd(sets, training);
    EXPECT_EQ(once.parts, again.parts);
    EXPECT_NE(once.parts, Weights().parts);
    Training other = training;
    other.seed = 4;
    EXPECT_NE(trainedToTheEnd(sets, other).parts, once.parts);
}

// Whatever the shards, and whichever is the first to be joined.
TEST(Training, comesToTheSameInShards)
{
    const Training training{.rounds = 3, .gamesPerRound = 12, .randomMoves = 0.1, .seed = 3};
    const TrainingSets sets{classicSet(), std::make_shared<const CompiledSet>(tinySet())};
    const std::atomic<bool> cancel = false;
    TrainingState state;
    for (const std::vector<int>& cuts : {std::vector{12, 5, 0}, {12, 11, 8, 7, 1, 0}, {12, 0}}) {
        RoundSums all;
        for (std::size_t i = 1; i < cuts.size(); ++i) {
            const RoundSums part = playGames(
                sets, training, state, cuts[i], cuts[i - 1], [](int) {}, cancel);
            if (i == 1)
                all = part;
            else
                ASSERT_TRUE(merge(all, part));
        }
        ASSERT_FALSE(merge(all, playGames(
                                    sets, training, state, 3, 4, [](int) {}, cancel)));
        state = afterRound(state, all);
    }
    EXPECT_EQ(state.weights, trainedToTheEnd(sets, training));
}

TEST(Training, countsNoGameThatWasCancelled)
{
    const Training training{.rounds = 1, .gamesPerRound = 12, .randomMoves = 0.1, .seed = 3};
    const TrainingSets sets{std::make_shared<const CompiledSet>(tinySet())};
    for (const int moves : {1, 2, 3, 4}) { // two a game
        std::atomic<bool> cancel = false;
        int move = 0;
        const RoundSums sums = playGames(
            sets, training, {}, 0, 12, [](int) {}, cancel, [&] { cancel = ++move == moves; });
        EXPECT_EQ(move, moves);
        EXPECT_EQ(sums.games, moves > 2 ? (Shards{{0, 1}}) : Shards{});
    }
}

// As often as there are turns, and compared with the mean of the players.
TEST(Training, tellsWhatTheWeightsMiss)
{
    const Training training{.rounds = 1, .gamesPerRound = 4, .randomMoves = 0.1, .seed = 3};
    const TrainingSets sets{classicSet()};
    const std::atomic<bool> never = false;
    TrainingState state;
    state.weights = *shippedWeights();
    int games = 0;
    const auto missesOf = [&](const Weights& weights, int first, int last) {
        state.weights = weights;
        return playForMisses(
            sets, training, state, first, last, [&](int so) { games = so; }, never, [] {});
    };
    const Misses misses = missesOf(*shippedWeights(), 0, 4);
    EXPECT_EQ(games, 4);
    EXPECT_EQ(misses.positions(), static_cast<std::size_t>(4 * classicSet()->tiles() - 4));
    double squares = 0;
    int holdings = 0;
    for (std::size_t position = 0; position < misses.positions(); ++position) {
        double sum = 0;
        for (std::size_t seat = 0; seat < misses.players(position); ++seat) {
            sum += misses.points(position, seat);
            squares += misses.points(position, seat) * misses.points(position, seat);
            misses.forEachHolding(position, seat, [&](const Network::Input&) { ++holdings; });
        }
        EXPECT_NEAR(sum, 0, 1e-3);
    }
    EXPECT_GT(squares, 0);
    EXPECT_GT(holdings, 500);

    // The third game is one of three players, the fourth of four; in parts it is the same.
    EXPECT_EQ(misses.players(misses.positions() - 1), 4U);
    const Misses part = missesOf(*shippedWeights(), 3, 4);
    const std::size_t first = misses.positions() - part.positions();
    for (std::size_t position = 0; position < part.positions(); ++position)
        EXPECT_EQ(part.points(position, 0), misses.points(first + position, 0));
}

// What is missed in the last position of a game is what the game still brings and the weights do not expect.
TEST(Training, missesNothingWhereTheWeightsKnowWhatIsToCome)
{
    const Training training{.rounds = 1, .gamesPerRound = 4, .randomMoves = 0.1, .seed = 3};
    const TrainingSets sets{std::make_shared<const CompiledSet>(tinySet())};
    const std::atomic<bool> never = false;
    const auto sumOfSquares = [&](const Weights& weights) {
        TrainingState state;
        state.weights = weights;
        const Misses misses = playForMisses(
            sets, training, state, 0, 4, [](int) {}, never, [] {});
        double squares = 0;
        for (std::size_t position = 0; position < misses.positions(); ++position)
            for (std::size_t seat = 0; seat < misses.players(position); ++seat)
                squares += misses.points(position, seat) * misses.points(position, seat);
        return squares;
    };
    const Weights learned =
        trainedToTheEnd(sets, {.rounds = 4, .gamesPerRound = 200, .randomMoves = 0.1, .seed = 3});
    EXPECT_LT(sumOfSquares(learned), sumOfSquares(*shippedWeights()));
}

// Where scores are higher, chance is, too. A set that says nothing counts as any other.
TEST(Training, weighsSetsByWhatTheirSamplesDifferBy)
{
    RoundSums sums;
    sums.spreads.resize(3);
    for (const std::size_t set : {0U, 1U})
        sums.spreads[set].squares.add(8);
    sums.spreads[0].samples = 4;
    sums.spreads[1].samples = 1;
    const std::vector<double> importance{1, 0.25, 1};
    EXPECT_EQ(afterRound({}, sums).importance, importance);
    std::swap(sums.spreads[0], sums.spreads[2]);
    EXPECT_EQ(afterRound({}, sums).importance, (std::vector<double>{1, 1, 1}));
}

// R1.2: games are played with four cowboys each; what a fifth is worth goes on as with the last of them.
TEST(Training, valuesAFifthCowboyLikeTheFourth)
{
    const Weights weights =
        trainedToTheEnd({classicSet()}, {.rounds = 1, .gamesPerRound = 8, .randomMoves = 1, .seed = 3});
    const auto free = [&](int cowboys) {
        return weights.parts[static_cast<std::size_t>(terms::kFree + cowboys)];
    };
    for (std::size_t part = 0; part < Progress::kParts; ++part) {
        EXPECT_NEAR(free(5)[part] - free(4)[part], free(4)[part] - free(3)[part], 1e-9);
        EXPECT_NE(free(5)[part], 0);
    }
}

// Few games teach what matters most.
TEST(Training, learnsFromAFewGamesWhatIsGood)
{
    const Weights weights =
        trainedToTheEnd({classicSet()}, {.rounds = 2, .gamesPerRound = 80, .randomMoves = 0.1, .seed = 3});
    const PhaseWeights early = weights.at(Progress(position(classicSet(), 1, 2, 5).state()));
    const PhaseWeights late = weights.at(Progress(position(classicSet(), 1, 2, 66).state()));
    const auto at = [](const PhaseWeights& of, int term) { return of[static_cast<std::size_t>(term)]; };
    EXPECT_GT(at(late, terms::kRailroad + 1), 0);                    // a tile of a railroad
    EXPECT_GT(at(late, terms::kPrairie + 1), 0.5);                   // a point of a prairie counts at the end
    EXPECT_GT(at(early, terms::kFree + 4), at(early, terms::kFree)); // cowboys to place
}

// What games of the evaluation against itself come to. Whoever changes the training, the
// evaluation or the rules on purpose writes down here what it comes to then; nobody else should have to.
TEST(Training, comesToWhatItCameToBefore)
{
    const Sets sets{classicSet(), shippedSet("drygulch")};
    const Weights weights =
        trainedToTheEnd(sets, {.rounds = 2, .gamesPerRound = 16, .randomMoves = 0.25, .seed = 9});
    double sum = 0;
    double squares = 0;
    for (const auto& term : weights.parts)
        for (const double part : term) {
            sum += part;
            squares += part * part;
        }
    EXPECT_NEAR(sum, 33.401330811, 1e-6);
    EXPECT_NEAR(squares, 326.070072347, 1e-6);
}

TEST(Training, learnsNothingFromASetWithoutTurns)
{
    TileSet set = tinySet();
    set.tiles.resize(1);
    set.tiles.front().count = 1;
    const Sets sets{std::make_shared<const CompiledSet>(set)};
    const Weights weights =
        trainedToTheEnd(sets, {.rounds = 2, .gamesPerRound = 2, .randomMoves = 0, .seed = 1});
    EXPECT_EQ(weights.parts, Weights().parts);
}

TEST(WeightsFile, comesBackAsItWasWritten)
{
    Weights weights;
    double value = -1.25;
    for (auto& term : weights.parts)
        for (double& part : term)
            part = value += 0.1;
    const auto read = readWeights(writeWeights(weights, {}, {"any set", "another"}));
    ASSERT_TRUE(read);
    EXPECT_EQ(read->parts, weights.parts);
}

TEST(WeightsFile, isRefusedWhenItIsNone)
{
    for (const char* text : {"", "[]", "{}", R"({"format":"lodeline-weights","version":2})",
                             R"({"format":"lodeline-weights","version":2,"weights":[[1]]})"})
        EXPECT_FALSE(readWeights(text)) << text;
}

TEST(WeightsFile, isRefusedWithMoreThanThereIsRoomFor)
{
    std::string text = writeWeights(Weights(), {}, {});
    text.replace(text.find("[["), 1, "[[0,0,0],");
    EXPECT_FALSE(readWeights(text));
}

TEST(WeightsFile, isNoLargerThanAMebibyte)
{
    std::string text = writeWeights(Weights(), {}, {});
    text.resize(std::size_t{1} << 20, ' ');
    EXPECT_TRUE(readWeights(text));
    EXPECT_FALSE(readWeights(text + ' '));
}

TEST(LearnedWeights, valueWhatIsGoodAboveNothing)
{
    const Game game = position(classicSet(), 1, 2, 10);
    const PhaseWeights weights = shippedWeights()->at(Progress(game.state()));
    for (std::size_t cowboys = 0; cowboys < 5; ++cowboys)
        EXPECT_GT(weights[terms::kFree + cowboys + 1], weights[terms::kFree + cowboys]) << cowboys;
}

} // namespace
} // namespace lodeline::test
