// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/strength/column.h"

#include "bench/strength/contestant.h"

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

Column onceLearned(Column column)
{
    column.id = "learned " + column.id;
    for (std::string& name : column.players)
        name = onceLearned(name);
    return column;
}

bool isPlayedOn(const Column& column, const PlayedSet& set)
{
    return set.tiles() >= column.fewestTiles &&
           (column.sets.empty() || std::ranges::find(column.sets, set.id) != column.sets.end());
}

std::string title(const std::vector<std::string>& players)
{
    std::string text = players.front() + " against ";
    for (auto first = players.begin() + 1; first != players.end();) {
        const auto last =
            std::find_if(first, players.end(), [&](const auto& name) { return name != *first; });
        text += *first;
        if (last - first > 1)
            text += " x" + std::to_string(last - first);
        if (last != players.end())
            text += ", ";
        first = last;
    }
    return text;
}

std::string whereEach(const Column& column)
{
    std::string text;
    for (const std::string& set : column.sets)
        text += (text.empty() ? "on " : " and ") + set;
    if (text.empty())
        text = "on every set";
    return column.fewestTiles > 0 ? text + " of " + std::to_string(column.fewestTiles) + " tiles or more"
                                  : text;
}

} // namespace lodeline::strength
