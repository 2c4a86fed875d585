// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/series/standout.h"
#include "engine/goldrush/learning/learnedset.h"
#include "engine/goldrush/lore/setlore.h"

#include <string_view>

namespace lodeline::goldrush {

// What the computer can tell of a tile set that it has learned, as data; `insightTemplate` holds the sentence
// of each. Only what stands out from chance is told; thresholds are the constants in insights.cpp. But the
// share of the first seat is always told, with its interval, which says how sure it is.
struct Insight : StandOut
{
    enum class Code : std::uint8_t {
        // %1 share of all points that come from such features, gold counting for mountains
        RailroadsPay,
        MountainsPay,
        CitiesPay,
        PrairiesPay,
        Farmers,      // %1 points for each, %2 for each other cowboy
        FarmersEarly, // %1 share of the tiles that are laid when half of them have come
        FarmersLate,  // as before
        TentPays,     // %1 points, see SetLore::tents
        FirstSeat,    // %1 share of wins, %2 to %3 its interval, %4 what would be even
        LeadUnsure,   // %1 points, see SetLore::spread, %2 points of a player
        MindChanges,  // %1 share of the turns, see SetLore::changes
        Learned,      // %1 games, %2 share of the games that it wins against what it knew before
    };

    Code code{};

    friend bool operator==(const Insight&, const Insight&) = default;
};

// Numbers are rounded to such parts of one, as files keep them: what is told stays the same when it is read.
inline constexpr double kInsightParts = 1000;

// The weightiest first, each in the order of its code. None of fewer than kGamesToJudge games.
std::vector<Insight> insightsOf(const LearnedSet& learned, const SetLore& lore);

// The stable name of a code ("railroads-pay"), and its English sentence with %1, %2, ... for the arguments.
// Both windows translate it in the context "Insight".
std::string_view toString(Insight::Code code);
const char* insightTemplate(Insight::Code code);

// The English sentence, arguments filled in: "12%", "1.5", "8000".
std::string message(const Insight& insight);

} // namespace lodeline::goldrush
