// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bench/strength/playedset.h"

namespace lodeline::strength {

// A column of the table: the same players on one set after the other. What counts is the share of the games
// that the first of them wins.
struct Column
{
    std::string id;
    std::vector<std::string> players;
    int fewestTiles = 0;               // of a set that it is played on
    std::vector<std::string> sets{};   // by id, those alone that it is played on; none for all
    std::optional<double> onEach{};    // target: at least this share on every set
    std::optional<double> onAverage{}; // target: at least this share over all sets
};

// The table of strength with its targets.
const std::vector<Column>& usualColumns();

// The same of players who have learned the set: "learned uct".
Column onceLearned(Column column);

bool isPlayedOn(const Column& column, const PlayedSet& set);

// "baron@100 against prospector x3"
std::string title(const std::vector<std::string>& players);
// "on every set of 60 tiles or more"
std::string whereEach(const Column& column);

} // namespace lodeline::strength
