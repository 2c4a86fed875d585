// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/ai/training/trainingshard.h"
#include "engine/goldrush/learning/learnedset.h"
#include "engine/goldrush/lore/setlore.h"

namespace lodeline::goldrush {

// What the computer knows of a set once it has played it for some seconds.
struct Knowledge
{
    LearnedSet learned;
    SetLore lore; // of games by what was learned
};

// How a set is studied: learned, as much as SetLearning::usual says, then watched in LoreGames::usual.
struct SetStudy
{
    std::optional<LearnedSet> learned{};  // already, and not again
    std::optional<TrainingShard> begun{}; // of what is learned: it goes on from there
    int players = 2;                      // of the games that are watched
    int jobs = 1;                         // threads; the result does not depend on it
};

// What is told meanwhile, one at a time, from any thread. Shares are from 0 to 1.
struct StudyTold
{
    std::function<void(double share)> learning;
    std::function<void(const LearnedSet& learned)> learned; // once that is done
    std::function<void(double share)> watching;
    // What is over of the learning, as BegunLearning::keep; may be empty.
    std::function<void(const TrainingShard& begun)> begun{};
};

// The set must be free of errors. Nothing when stopped, which takes no longer than a turn.
std::optional<Knowledge> studySet(const TileSet& tiles, const SetStudy& study, const StudyTold& told,
                                  const std::stop_token& stop);

} // namespace lodeline::goldrush
