// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/pictures/pictureref.h"
#include "engine/goldrush/ai/training/trainingshard.h"
#include "engine/goldrush/learning/learnedset.h"
#include "engine/goldrush/lore/insights.h"

#include <QString>

#include <map>
#include <optional>
#include <stop_token>
#include <vector>

// The folder where both programs with windows keep learned sets, a file for each, named by the digest of its
// set. All that reads and writes takes the time of a disk.
namespace lodeline::goldrush {

QString learnedFolder(); // $XDG_DATA_HOME/lodeline/learned

struct KnownSet
{
    LearnedSet learned;
    std::optional<std::vector<Insight>> insights{}; // nothing before the set was watched
};

inline constexpr int kToldPlayers = 2; // of the games that insights are about

inline constexpr int kMostLearnedFiles = 500;
inline constexpr int kMostBegunFiles = 8; // a megabyte each

// What is in it, at most kMostLearnedFiles, those used last. What cannot be read is as if it were not there,
// and so is what was learned from other weights than the program ships today.
// What is begun of these sets, as by a window that learned beside the one that came to the end, is removed.
std::map<Sha256, KnownSet> readLearnedSets(const QString& folder, const std::stop_token& stop = {});
// Nothing where it is not there, cannot be read or was learned from other weights.
std::optional<KnownSet> readLearnedSet(const QString& folder, const Sha256& digest);
// Makes the folder where it is missing, and removes what was used longest ago where there are too many then.
// Insights that the file has are left where `known` has none and the same was learned. False when it could
// not be written.
bool writeLearnedSet(const QString& folder, const Sha256& digest, const KnownSet& known);
// It is used now.
void touchLearnedSet(const QString& folder, const Sha256& digest);
void removeLearnedSet(const QString& folder, const Sha256& digest); // also what is begun of it

// What is over of learning a set, in a file beside the others, which goes once the set is written as learned.
// Of more than kMostBegunFiles the oldest go. Both as above.
std::optional<TrainingShard> readBegunLearning(const QString& folder, const Sha256& digest);
bool writeBegunLearning(const QString& folder, const Sha256& digest, const TrainingShard& begun);

} // namespace lodeline::goldrush
