// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boomtown/lab/figures.h"
#include "engine/core/series/standout.h"

#include <optional>
#include <span>

namespace lodeline::boomtown {

// What stands out in the sums, as data; `findingTemplate` holds the sentence of each. "reference" below is
// the same figure of the usual deck; thresholds are the constants in findings.cpp, named in brackets here.
struct LabFinding : StandOut
{
    enum class Code : std::uint8_t {
        FewGames, // %1 games [fewer than 100; the only one of fewer than 30]
        // Bonuses [in at least 20 games with it]
        BonusDecides,      // %1 kind, %2 share of its games, %3 reference [2 of 5, and 3 of 20 more]
        BonusBringsLittle, // %1 kind, %2 points of a player, %3 reference [below 1, and half of it where that
                           // is 1]
        // Cards, the worst three [in at least 20 games in which they lay in the circle]
        CardPassed, // %1 card, %2 share of these games in which it was passed over [half of them]
        PointsHigh, // %1 of a player, %2 reference [half as much again]
        PointsLow,  // likewise [two thirds]
        // %1 share of wins of whoever drafts first, %2 to %3 its interval, %4 reference, if any [half the
        // wins lie outside of the interval; serious by 1 of 10]
        FirstAdvantage,
        FirstDisadvantage,
        FirstFair,   // likewise [inside, and the interval no wider than 1 of 10]
        SeldomClose, // %1 points between the two, %2 reference [half as much again, by the points of a
                     // player]
        OftenClose,  // likewise [two thirds]
        NothingStandsOut,
    };

    Code code{};
    std::optional<BonusKind> bonus; // the kind that it is about
    int card = -1;                  // the card that it is about

    friend bool operator==(const LabFinding&, const LabFinding&) = default;
};

// The weightiest first, then the strongest. At least one; none of sums without games. `ids` of the cards.
// Without a reference nothing is said that needs one, and nothing is set beside who drafts first.
std::vector<LabFinding> findingsOf(const DeckSums& sums, std::span<const std::string> ids,
                                   const std::optional<DeckFigures>& reference);

// The stable name of a code ("card-passed"), and the English sentence with %1, %2, ... for the arguments.
// The editor translates it in the context "LabFinding".
std::string_view toString(LabFinding::Code code);
const char* findingTemplate(const LabFinding& finding);

// The English sentence, arguments filled in.
std::string message(const LabFinding& finding);

} // namespace lodeline::boomtown
