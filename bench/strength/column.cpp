// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/strength/column.h"

#include <algorithm>

namespace lodeline::strength {

const std::vector<Column>& usualColumns()
{
    static const std::vector<Column> columns{
        {.id = "uct", .players = {"baron@100", "uct@100"}, .onEach = 0.70, .onAverage = 0.90},
        {.id = "foreman", .players = {"foreman", "prospector"}, .onEach = 0.65},
        {.id = "time", .players = {"baron@400", "baron@100"}, .fewestTiles = 60, .onEach = 0.58},
        {.id = "before",
         .players = {"baron@100", "before@400"},
         .sets = {"classic", "openrange"},
         .onEach = 0.50},
        {.id = "four", .players = {"baron@100", "prospector", "prospector", "prospector"}, .onEach = 0.45},
    };
    return columns;
}

bool isPlayedOn(const Column& column, const PlayedSet& set)
{
    return set.tiles() >= column.fewestTiles &&
           (column.sets.empty() || std::ranges::find(column.sets, set.id) != column.sets.end());
}

std::string title(const std::vector<std::string>& players)
{
    std::string text = players.front() + " against ";
    for (std::size_t i = 1; i < players.size();) {
        const auto same = std::find_if(players.begin() + static_cast<std::ptrdiff_t>(i), players.end(),
                                       [&](const std::string& name) { return name != players[i]; }) -
                          players.begin() - static_cast<std::ptrdiff_t>(i);
        if (i > 1)
            text += ", ";
        if (same > 1)
            text += std::to_string(same) + " ";
        text += players[i];
        i += static_cast<std::size_t>(same);
    }
    return text;
}

} // namespace lodeline::strength
