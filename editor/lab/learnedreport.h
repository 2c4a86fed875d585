// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/pictures/pictureref.h"
#include "engine/goldrush/learning/learnedset.h"
#include "engine/goldrush/lore/insights.h"

#include <optional>
#include <vector>

namespace lodeline::goldrush::editor {

// What the computer has learned of a set, and what it tells of games of so many players.
struct LearnedReport
{
    Sha256 digest{}; // of the set
    int players = 2;
    LearnedSet learned{};
    std::optional<std::vector<Insight>> insights{}; // nothing before such games were watched
};

} // namespace lodeline::goldrush::editor
