// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/learning/setlearning.h"

#include "engine/core/pictures/sha256.h"
#include "engine/goldrush/ai/evaluatingplayers.h"
#include "engine/goldrush/ai/training/training.h"
#include "engine/goldrush/lab/simulation.h"
#include "engine/goldrush/learning/learnedsetfile.h"
#include "engine/goldrush/learning/setdigest.h"
#include "tests/engine/goldrush/ai/positions.h"
#include "tests/engine/goldrush/ai/tinyset.h"
#include "tests/support/randomtileset.h"

#include <gtest/gtest.h>

namespace lodeline::test {

using namespace goldrush;

namespace {

std::shared_ptr<const CompiledSet> strangeSet(std::uint64_t seed)
{
    Random random(seed);
    return std::make_shared<const CompiledSet>(randomTileSet(40, random));
}

std::optional<LearnedSet> learned(const std::shared_ptr<const CompiledSet>& set, const SetLearning& learning)
{
    return learnSet(set, learning, [](double) {}, {});
}

constexpr SetLearning kShort{.rounds = 2, .gamesPerRound = 100, .matchGames = 20, .proofGames = 20};

TEST(SetLearning, isTheSameWithAnyNumberOfThreads)
{
    const auto set = strangeSet(4);
    SetLearning threaded = kShort;
    threaded.jobs = 3;
    const auto alone = learned(set, kShort);
    ASSERT_TRUE(alone);
    EXPECT_EQ(alone, learned(set, threaded));
    EXPECT_EQ(alone->games, 300);
    EXPECT_EQ(alone->weights, rounded(alone->weights));
    SetLearning other = kShort;
    other.seed = 2;
    EXPECT_NE(alone, learned(set, other));
}

// Sums over all weights, and over all parameters of the network.
struct LearnedPrint
{
    double sum = 0;
    double squares = 0;

    void add(double number)
    {
        sum += number;
        squares += number * number;
    }
};

void expectPrint(const LearnedPrint& print, double sum, double squares)
{
    EXPECT_NEAR(print.sum, sum, 1e-6);
    EXPECT_NEAR(print.squares, squares, 1e-6);
}

LearnedPrint printOfWeights(const LearnedSet& result)
{
    LearnedPrint print;
    for (const auto& parts : result.weights.parts)
        for (const double weight : parts)
            print.add(weight);
    return print;
}

LearnedPrint printOfNetwork(const LearnedSet& result)
{
    LearnedPrint print;
    if (result.weights.network)
        for (const float parameter : result.weights.network->parameters)
            print.add(static_cast<double>(parameter));
    return print;
}

// Whoever changes on purpose what is learned writes down here what comes of it.
TEST(SetLearning, learnsWhatItLearnedBefore)
{
    SetLearning learning{.rounds = 2, .gamesPerRound = 200, .matchGames = 100, .proofGames = 100, .jobs = 2};
    const auto first = learned(strangeSet(4), learning);
    ASSERT_TRUE(first);
    EXPECT_NEAR(first->share, 0.645, 1e-9);
    expectPrint(printOfWeights(*first), -90.844971, 5464.778868);
    EXPECT_FALSE(first->weights.network);
    learning.seed = 2;
    const auto second = learned(strangeSet(4), learning);
    ASSERT_TRUE(second);
    EXPECT_NEAR(second->share, 0.65, 1e-9);
    expectPrint(printOfWeights(*second), -175.90625, 11473.874581);
    expectPrint(printOfNetwork(*second), -22.015869, 166.187643);
}

// Against the shipped weights, by one ply.
WinShare shareOf(const LearnedSet& learned, const std::shared_ptr<const CompiledSet>& set, std::uint64_t seed,
                 int first, int last)
{
    const auto weights = std::make_shared<const Weights>(learned.weights);
    Simulation match;
    match.set = set;
    match.players = {"learned", "shipped"};
    match.make = [&](const std::string& name) {
        return std::make_unique<Prospector>(name == "learned" ? weights : shippedWeights());
    };
    match.seed = seed;
    match.first = first;
    match.last = last;
    match.jobs = 2;
    const std::atomic<bool> never = false;
    const Tally tally = simulate(
        match, [](const Tally&) {}, never);
    return tally.players[0].share(tally.games);
}

TEST(SetLearning, winsInGamesThatItWasNotLearnedFrom)
{
    const auto set = strangeSet(4);
    const auto result =
        learned(set, {.rounds = 3, .gamesPerRound = 400, .matchGames = 100, .proofGames = 100, .jobs = 2});
    ASSERT_TRUE(result);
    EXPECT_GT(shareOf(*result, set, 99, 0, 300).low, 0.5);
}

// What won some games by chance loses others, and then nothing is kept.
TEST(SetLearning, isJudgedByOtherGamesThanItWasChosenBy)
{
    const auto set = strangeSet(4);
    constexpr std::array kProofs{2, 20};
    SetLearning learning{.rounds = 1, .gamesPerRound = 100, .matchGames = 20};
    int kept = 0;
    int dropped = 0;
    for (const std::uint64_t seed : {1U, 2U, 3U}) {
        learning.seed = seed;
        std::vector<LearnedSet> results;
        for (const int proof : kProofs) {
            learning.proofGames = proof;
            results.push_back(learned(set, learning).value());
        }
        const auto better = std::ranges::find_if(results, &LearnedSet::isBetter);
        if (better == results.end())
            continue;
        for (std::size_t i = 0; i < results.size(); ++i) {
            const double share = shareOf(*better, set, seed, 20, 20 + kProofs[i]).share;
            EXPECT_EQ(results[i].share, std::max(share, 0.5));
            EXPECT_EQ(results[i].weights, share > 0.5 ? better->weights : rounded(*shippedWeights()));
            (share > 0.5 ? kept : dropped)++;
        }
    }
    EXPECT_GT(kept, 0);
    EXPECT_GT(dropped, 0);
}

TEST(SetLearning, learnsANetworkWhereItHelps)
{
    const auto set = strangeSet(4);
    const auto result = learned(set, {.rounds = 2, .gamesPerRound = 600, .matchGames = 400, .jobs = 2});
    ASSERT_TRUE(result);
    ASSERT_TRUE(result->weights.network);
    EXPECT_EQ(result->weights, rounded(result->weights));
}

TEST(SetLearning, keepsWhatItKnewWhereItLearnsNothingBetter)
{
    // Two turns a game, without a choice that matters: all that is learned is noise.
    const auto set = std::make_shared<const CompiledSet>(tinySet());
    const auto result = learned(set, kShort);
    ASSERT_TRUE(result);
    EXPECT_EQ(result->share == 0.5, result->weights == rounded(*shippedWeights()));
    // One game teaches nothing about the classic set but errors.
    const auto classic = learned(classicSet(), {.rounds = 1, .gamesPerRound = 1, .matchGames = 100});
    ASSERT_TRUE(classic);
    EXPECT_EQ(classic->share, 0.5);
    EXPECT_EQ(classic->weights, rounded(*shippedWeights()));
}

TEST(SetLearning, stopsWhenAsked)
{
    std::stop_source stop;
    double last = 0;
    const auto result = learnSet(
        strangeSet(4), kShort,
        [&](double share) {
            last = share;
            if (share > 0.3)
                stop.request_stop();
        },
        stop.get_token());
    EXPECT_FALSE(result);
    EXPECT_LT(last, 0.7);
}

// Of what a file keeps.
TEST(SetLearning, goesOnWhereAnotherRunWasStopped)
{
    constexpr double kRounds = 200.0 / 380; // of all games; the rest is for the network and the matches
    const auto set = strangeSet(4);
    std::optional<TrainingShard> begun;
    std::vector<double> beginnings;
    std::optional<LearnedSet> result;
    while (!result && beginnings.size() < 10) {
        std::stop_source stop;
        std::optional<double> first;
        SetLearning learning = kShort;
        learning.jobs = 1 + static_cast<int>(beginnings.size() % 2);
        const auto progress = [&](double share) {
            first = first.value_or(share);
            if (share > *first + 0.17 && share < kRounds - 0.01)
                stop.request_stop();
        };
        const auto keep = [&](const TrainingShard& over) { begun = trainingShardOf(toJson(over)).value(); };
        result = learnSet(set, learning, progress, stop.get_token(), {begun, keep});
        beginnings.push_back(first.value());
    }
    EXPECT_EQ(result, learned(set, kShort));
    ASSERT_EQ(beginnings.size(), 4U);
    for (std::size_t run = 0; run < beginnings.size(); ++run)
        EXPECT_NEAR(beginnings[run], 0.17 * static_cast<double>(run), 0.02);
    EXPECT_EQ(begun->before.rounds, kShort.rounds);
    EXPECT_TRUE(begun->sums.games.empty());
}

TEST(SetLearning, keepsNothingBeforeAGameIsOver)
{
    const auto set = std::make_shared<const CompiledSet>(tinySet());
    const auto keptWhenStoppedAt = [&](int question) {
        std::stop_source stop;
        std::vector<Shards> kept;
        int asked = 0;
        const auto progress = [&](double) {
            if (++asked == question)
                stop.request_stop();
        };
        const auto keep = [&](const TrainingShard& over) { kept.push_back(over.sums.games); };
        EXPECT_FALSE(learnSet(set, kShort, progress, stop.get_token(), {{}, keep}));
        return kept;
    };
    EXPECT_EQ(keptWhenStoppedAt(1), std::vector<Shards>());
    // Two games of two turns are over, each of which asks three times.
    const Shards two{{0, 2}};
    EXPECT_EQ(keptWhenStoppedAt(7), std::vector<Shards>(1, two));
}

TEST(SetLearning, takesNothingThatIsOfAnotherLearning)
{
    const auto set = strangeSet(4);
    const auto learnedAfter = [&](const SetLearning& learning, const BegunLearning& before) {
        std::optional<double> first;
        const auto result = learnSet(
            set, learning, [&](double share) { first = first.value_or(share); }, {}, before);
        EXPECT_EQ(first, before.begun ? 0 : first);
        return result;
    };
    constexpr SetLearning kOne{.rounds = 1, .gamesPerRound = 40, .matchGames = 4, .proofGames = 4};
    const auto anew = learnedAfter(kOne, {});
    std::vector<TrainingShard> others;
    const auto keep = [&](const TrainingShard& over) { others.push_back(over); };
    for (SetLearning other : {kOne, kOne, kOne}) {
        other.rounds += others.empty() ? 1 : 0;
        other.gamesPerRound += others.size() == 2 ? 20 : 0;
        other.seed += others.size() == 3 ? 1 : 0;
        learnedAfter(other, {{}, keep});
    }
    learnSet(strangeSet(5), kOne, [](double) {}, {}, {{}, keep});
    EXPECT_EQ(others.size(), 5U);
    TrainingShard altered; // its first round begins with other weights
    learnSet(set, kOne, [](double) {}, {}, {{}, [&](const TrainingShard& over) { altered = over; }});
    altered.before = {};
    altered.before.weights.parts[0][0] = 1;
    altered.sums.games = {{0, 20}};
    others.push_back(altered);
    for (const TrainingShard& other : others)
        EXPECT_EQ(learnedAfter(kOne, {other, {}}), anew);
}

// A file may hold numbers that no games come to.
TEST(SetLearning, beginsAnewWhereNothingCanComeOfWhatIsBegun)
{
    constexpr SetLearning kTwo{.rounds = 2, .gamesPerRound = 40, .matchGames = 4};
    const auto set = strangeSet(4);
    std::vector<TrainingShard> kept; // after each round
    const auto learnedAfter = [&](const std::optional<TrainingShard>& begun) {
        kept.clear();
        const auto keep = [&](const TrainingShard& over) { kept.push_back(over); };
        return learnSet(set, kTwo, [](double) {}, {}, {begun, keep});
    };
    const auto anew = learnedAfter(std::nullopt);
    ASSERT_EQ(kept.size(), 2U);
    const TrainingShard begun = kept.front();
    const TrainingState end = kept.back().before;

    std::vector<double> noSquare(Regression::kSums); // what is squared comes to less than nothing
    noSquare.front() = -1e15;
    std::vector<double> farOff(Regression::kSums); // points that nobody makes
    farOff.back() = 1e300;
    std::vector<TrainingShard> altered(5, begun);
    altered[0].before.weights.parts[0][0] = 1e300;
    altered[1].before.importance = {1e300};
    altered[2].before.regression.add(noSquare);
    altered[3].before.regression.add(farOff);
    altered[4].sums.games = {{0, 20}};
    altered[4].sums.spreads.resize(1);
    altered[4].sums.regression.front().wholes = -(std::int64_t{1} << 44);
    for (std::size_t file = 0; file < altered.size(); ++file) {
        EXPECT_TRUE(trainingShardOf(toJson(altered[file]))) << file;
        EXPECT_EQ(learnedAfter(altered[file]), anew) << file;
        EXPECT_EQ(kept.back().before, end) << file;
    }
    learnedAfter(begun);
    EXPECT_EQ(kept.size(), 1U); // of the last round
    EXPECT_EQ(kept.back().before, end);
}

// The weights that the program ships are part of what a learning begins with, so they are part of its name.
TEST(SetLearning, isNamedByTheSetAndTheShippedWeights)
{
    const auto set = std::make_shared<const CompiledSet>(tinySet());
    std::vector<std::string> names;
    const SetLearning learning{.rounds = 1, .gamesPerRound = 10, .matchGames = 4, .proofGames = 4};
    learnSet(set, learning, [](double) {}, {}, {{}, [&](const TrainingShard& over) { names = over.sets; }});
    const LearnedSet shipped{*shippedWeights(), 0, 0.5};
    const std::string text = toHex(setDigest(set->tileSet())) + toJson(shipped);
    EXPECT_EQ(names, std::vector{toHex(sha256Of(text))});
}

// Whoever is told before every move can hold up what is played, or stop it there.
TEST(SetLearning, asksBeforeEveryMove)
{
    constexpr int kGames = 3 * 100 + 3 * 20;
    constexpr int kSteps = 6;         // of the network, which sees all positions in each
    constexpr int kTurns = 2;         // of a game of this set
    constexpr int kNothingBetter = 1; // so that nothing is left to be proved
    const auto set = std::make_shared<const CompiledSet>(tinySet());
    int asked = 0;
    ASSERT_TRUE(learnSet(set, kShort, [&](double) { ++asked; }, {}));
    EXPECT_EQ(asked, kGames * (kTurns + 1) + kSteps + kNothingBetter);

    // In the first game, in the last for the network, at the network and in the matches at the end.
    for (const int last : {1, 890, 903, 950}) {
        std::stop_source stop;
        asked = 0;
        EXPECT_FALSE(learnSet(
            set, kShort,
            [&](double) {
                if (++asked == last)
                    stop.request_stop();
            },
            stop.get_token()));
        EXPECT_LE(asked, last + 1);
    }
}

// The games of a round are shared out by twenties.
TEST(SetLearning, playsAsManyGamesAsItShould)
{
    constexpr int kGames = 3 * 33 + 3 * 10;
    constexpr int kSteps = 6;
    constexpr int kTurns = 2;
    constexpr int kNothingBetter = 1;
    int asked = 0;
    ASSERT_TRUE(learnSet(std::make_shared<const CompiledSet>(tinySet()),
                         {.rounds = 2, .gamesPerRound = 33, .matchGames = 10, .proofGames = 10},
                         [&](double) { ++asked; }, {}));
    EXPECT_EQ(asked, kGames * (kTurns + 1) + kSteps + kNothingBetter);
}

decltype(Weights::parts) halfwayTo(const Weights& shipped, const Weights& learned)
{
    Weights mean;
    for (std::size_t term = 0; term < mean.parts.size(); ++term)
        for (std::size_t part = 0; part < Progress::kParts; ++part)
            mean.parts[term][part] = (learned.parts[term][part] + shipped.parts[term][part]) / 2;
    return rounded(mean).parts;
}

// By 2 % of the samples. What wins is what was learned so, or what lies halfway between.
TEST(SetLearning, holdsALittleToTheShippedWeights)
{
    const std::atomic<bool> never = false;
    int better = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        Random random(seed);
        const auto set = std::make_shared<const CompiledSet>(randomTileSet(12, random));
        const auto result =
            learned(set, {.rounds = 1, .gamesPerRound = 20, .matchGames = 10, .proofGames = 2, .seed = seed});
        ASSERT_TRUE(result);
        if (!result->isBetter())
            continue;
        ++better;
        TrainingState state;
        state.weights = *shippedWeights();
        const Training training{.rounds = 1, .gamesPerRound = 20, .randomMoves = 0.1, .seed = seed};
        const RoundSums sums = playGames(
            {set}, training, state, 0, 20, [](int) {}, never);
        const Weights expected = rounded(afterRound(state, sums, {*shippedWeights(), 0.02}).weights);
        EXPECT_TRUE(result->weights.parts == expected.parts ||
                    result->weights.parts == halfwayTo(*shippedWeights(), expected))
            << "seed " << seed;
    }
    EXPECT_GT(better, 0);
}

TEST(SetLearning, tellsHowFarItIs)
{
    std::vector<double> shares;
    ASSERT_TRUE(learnSet(strangeSet(4), kShort, [&](double share) { shares.push_back(share); }, {}));
    EXPECT_TRUE(std::ranges::is_sorted(shares));
    EXPECT_EQ(shares.front(), 0);
    EXPECT_EQ(shares.back(), 1);
}

TEST(SetLearning, playsFewerGamesOfLargeSets)
{
    const int usual = SetLearning().games(*classicSet());
    EXPECT_EQ(SetLearning::usual(*classicSet()).games(*classicSet()), usual);
    TileSet large = classicSet()->tileSet();
    for (TileDesign& design : large.tiles)
        design.count *= 4;
    const SetLearning learning = SetLearning::usual(CompiledSet(large));
    EXPECT_NEAR(learning.games(CompiledSet(large)), usual / 4.0, 50);
    EXPECT_EQ(learning.matchGames, 100);
    for (TileDesign& design : large.tiles)
        design.count *= 3;
    EXPECT_EQ(SetLearning::usual(CompiledSet(large)).games(CompiledSet(large)), 4 * 200);
}

// As many positions of a larger set as of one with 72 tiles, and an even number of matches.
TEST(SetLearning, playsAsManyGamesAsTheTilesAllow)
{
    const auto usual = [](int tiles) {
        TileSet set = classicSet()->tileSet();
        set.tiles.front().count += tiles - classicSet()->tiles();
        const SetLearning learning = SetLearning::usual(CompiledSet(set));
        return std::array{learning.rounds, learning.gamesPerRound, learning.matchGames, learning.proofGames};
    };
    EXPECT_EQ(usual(72), (std::array{3, 2000, 400, 400}));
    EXPECT_EQ(usual(73), (std::array{3, 1972, 394, 400}));
    EXPECT_EQ(usual(128), (std::array{3, 1125, 224, 400}));
    EXPECT_EQ(usual(999), (std::array{3, 200, 100, 400})); // at least
}

// Each position of them is held in memory.
TEST(SetLearning, teachesTheNetworkByAMillionPositionsAtMost)
{
    const SetLearning most{.rounds = 2, .gamesPerRound = 1'000'000};
    EXPECT_EQ(most.networkGames(*classicSet()), 1'000'000 / 72);
    EXPECT_EQ(most.games(*classicSet()), 2'000'000 + 1'000'000 / 72);
    const SetLearning few{.rounds = 2, .gamesPerRound = 1'000'000 / 72};
    EXPECT_EQ(few.networkGames(*classicSet()), few.gamesPerRound);
}

} // namespace
} // namespace lodeline::test
