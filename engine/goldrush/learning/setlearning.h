// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/ai/training/trainingshard.h"
#include "engine/goldrush/learning/learnedset.h"
#include "engine/goldrush/rules/game.h"

#include <functional>
#include <optional>
#include <stop_token>

namespace lodeline::goldrush {

// Learns one tile set: the evaluation plays it against itself and its weights are fitted to what comes of it,
// beginning with those that the program ships and held a little to them. Then a network is fitted to what
// they still miss in the games of one more round. In the end what was learned plays the shipped weights by
// one ply, with the network, without it and halfway. What wins most has won by some chance, too, so it plays
// them once more, in other games, and is kept only if it wins these.
struct SetLearning
{
    int rounds = 3;           // of the weights, 1 to kMostTrainingRounds
    int gamesPerRound = 2000; // 1 to kMostTrainingGames
    int matchGames = 400;     // of each of the three, an even number, 2 and more
    // Of the one that won most, an even number, 2 and more; also of large sets, since what is told goes by
    // it.
    int proofGames = 400;
    std::uint64_t seed = 1;
    int jobs = 1; // threads; the result does not depend on it

    // By which the network learns: as many as a round has, but no more than a million positions, which are
    // held in memory.
    int networkGames(const CompiledSet& set) const;
    // That are learned from in all.
    int games(const CompiledSet& set) const { return rounds * gamesPerRound + networkGames(set); }
    // What learns most of what there is to learn: about ten seconds on two cores for sets of up to some 100
    // tiles. Large ones take fewer games, as each has more positions, and more time.
    static SetLearning usual(const CompiledSet& set);
};

// What is over of the rounds of a learning that came to no end. Another run goes on from there and learns the
// same, to the last bit; what follows the rounds it does again.
struct BegunLearning
{
    // By another run. Not used where it is of another learning, nor where nothing can come of its numbers.
    std::optional<TrainingShard> begun{};
    // Called in the thread of the caller after every round, and when stopped in one, but not before the first
    // game is over; may be empty.
    std::function<void(const TrainingShard&)> keep{};
};

// `progress(share done)` is called from the threads, one at a time, share from 0 to 1, before every move and
// after every game; nothing is played while it does not return. Nothing when stopped, which takes no longer
// than a move and what `keep` takes.
std::optional<LearnedSet> learnSet(const std::shared_ptr<const CompiledSet>& set, const SetLearning& learning,
                                   const std::function<void(double)>& progress, const std::stop_token& stop,
                                   const BegunLearning& before = {});

} // namespace lodeline::goldrush
