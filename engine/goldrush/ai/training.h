// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/ai/evaluation/terms.h"
#include "engine/goldrush/rules/game.h"

#include <atomic>
#include <functional>
#include <span>

namespace lodeline::goldrush {

// Learns the weights of the evaluation from nothing: games in which the evaluation plays itself, with some
// random moves, then a regression of the points that players still gained on the terms of the positions
// they were in; with the new weights again, several times. What is learned is what tells the players of a
// position apart. From the second round on the points still to be gained are in part what the evaluation
// expects in the positions that follow, the nearer ones above all (temporal differences).
struct Training
{
    int rounds = 5;           // at least 1
    int gamesPerRound = 2000; // at least 1
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

// The sets, at least one, are played in turn, four games each time; one that stands there twice is played
// twice as often. `progress(round, games)` is called after every game. Deterministic for a seed. `cancel`
// ends it after the game that is played: then the rounds before count, in the first round its games so far.
Trained train(std::span<const std::shared_ptr<const CompiledSet>> sets, const Training& training,
              const std::function<void(int, int)>& progress, const std::atomic<bool>& cancel);

// The text of a weights file, with its provenance.
std::string writeWeights(const Weights& weights, const Training& training,
                         const std::vector<std::string>& setNames);

} // namespace lodeline::goldrush
