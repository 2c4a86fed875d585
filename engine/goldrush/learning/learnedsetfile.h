// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/problem.h"
#include "engine/goldrush/files/record.h"
#include "engine/goldrush/learning/learnedset.h"

#include <string_view>

namespace lodeline::goldrush {

inline constexpr std::string_view kLearnedFormat = "lodeline-learned";
inline constexpr int kLearnedVersion = 1;
inline constexpr std::size_t kMaxLearnedBytes = 1U << 20;

// A document of that format (docs/formats.md, Learned sets).
std::string toJson(const LearnedSet& learned);
Result<LearnedSet> learnedSetOf(std::string_view json);

// Such a document with the name of the weights that the program ships, from which the set was learned and by
// which it was judged.
std::string withShippedName(std::string_view learned);
// Whether the program still ships these, as far as the document says. False where it is none.
bool isOfShippedWeights(std::string_view learned);

// What the players of a record know of its set: nothing where that was not learned. Problems point into the
// record, at /learned.
Result<std::optional<LearnedSet>> learnedIn(const GameRecord& record);
// The same problems as warnings: the game can be played all the same.
Problems unreadLearned(const GameRecord& record);
void setLearned(GameRecord& record, const LearnedSet& learned);

// The weights by which the computer plays the game of a record, and by which it is advised and reviewed:
// those that it was begun with, else the shipped ones; these, too, where they cannot be read.
SharedWeights weightsOf(const GameRecord& record);

} // namespace lodeline::goldrush
