// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/series/exactsum.h"
#include "engine/core/series/shards.h"
#include "engine/goldrush/ai/training/networktraining.h"
#include "engine/goldrush/ai/training/regression.h"
#include "engine/goldrush/rules/game.h"

#include <atomic>
#include <functional>

namespace lodeline::goldrush {

// Learns the weights of the evaluation from nothing: games in which the evaluation plays itself, with some
// random moves, then a regression of the points that players still gained on the terms of the positions
// they were in; with the new weights again, several times. What is learned is what tells the players of a
// position apart. From the second round on the points still to be gained are in part what the evaluation
// expects in the positions that follow, the nearer ones above all (temporal differences).
inline constexpr int kMostTrainingRounds = 100;
inline constexpr int kMostTrainingGames = 1'000'000;
static_assert(kMostTrainingGames <= ExactSum::kMostAddends);

struct Training
{
    int rounds = 5;           // at least 1
    int gamesPerRound = 2000; // 1 to kMostTrainingGames
    double randomMoves = 0.1; // share of the moves, 0 to 1
    std::uint64_t seed = 1;

    friend bool operator==(const Training&, const Training&) = default;
};

// What was learned, and the games that were played for it: no rounds where there were none.
struct Trained
{
    Weights weights;
    Training training;
};

using TrainingSets = std::vector<std::shared_ptr<const CompiledSet>>; // at least one

// What one round hands on to the next.
struct TrainingState
{
    int rounds = 0; // that are over
    Weights weights;
    Regression regression;
    std::vector<double> importance; // of a game with each set; none for 1 each

    // For another training with the same sets and settings.
    friend bool operator==(const TrainingState&, const TrainingState&) = default;
};

// What some games of a round come to. A game is one addend of every sum, so that any parts of a round come
// together to what the round comes to in one go, to the last bit.
struct RoundSums
{
    // What a set's samples differ by, squared: where scores are higher, chance is, too.
    struct Spread
    {
        ExactSum squares;
        std::int64_t samples = 0;

        double mean() const { return squares.value() / static_cast<double>(samples); }
    };

    Shards games;
    std::vector<ExactSum> regression = std::vector<ExactSum>(Regression::kSums);
    std::vector<Spread> spreads; // by set
};

// Adds other games of the same round; false, and nothing is added, where one is there already.
bool merge(RoundSums& sums, const RoundSums& others);

// Plays the games first to last - 1 of the round after `state`. `progress(games so far)` is called after
// every game, `beforeMove` before every move. `cancel` ends it within a turn; the game that is played then
// does not count.
RoundSums playGames(
    const TrainingSets& sets, const Training& training, const TrainingState& state, int first, int last,
    const std::function<void(int)>& progress, const std::atomic<bool>& cancel,
    const std::function<void()>& beforeMove = [] {});

// Plays those games likewise, for what the weights of `state` miss in them.
Misses playForMisses(
    const TrainingSets& sets, const Training& training, const TrainingState& state, int first, int last,
    const std::function<void(int)>& progress, const std::atomic<bool>& cancel,
    const std::function<void()>& beforeMove = [] {});

// Learns from the games of the round after `state`.
TrainingState afterRound(const TrainingState& state, const RoundSums& sums, const Prior& prior = {});

// The sets are played in turn, four games each time; one that stands there twice is played twice as often.
// `progress(round, games)` is called after every game. Deterministic for a seed. `cancel` ends it within a
// turn: then the rounds before count, in the first round its games so far.
Trained train(const TrainingSets& sets, const Training& training,
              const std::function<void(int, int)>& progress, const std::atomic<bool>& cancel);

// The text of a weights file, with its provenance.
std::string writeWeights(const Weights& weights, const Training& training,
                         const std::vector<std::string>& setNames);

} // namespace lodeline::goldrush
