// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/learning/learnedset.h"

#include <QString>

#include <optional>

namespace lodeline::goldrush {

// By what the computer plays and judges, as one sentence; nothing where it has not learned the set.
QString learnedText(const std::optional<LearnedSet>& learned);
// The set is being learned, 0 to 1 of that is done; and what this means for a game, in a line of its own.
QString learningText(double done);
// The same while it is to be learned after the one that is being learned.
QString waitingToLearnText();
// It has just been learned, while a game that does not go by it is played.
QString nowLearnedText();
// Why a game goes by what is known of all sets although its record says otherwise.
QString unreadLearnedText();

} // namespace lodeline::goldrush
