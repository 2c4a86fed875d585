// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/series/standout.h"
#include "engine/goldrush/lab/figures.h"
#include "engine/goldrush/rules/tileset.h"

#include <optional>
#include <string_view>

namespace lodeline::goldrush {

// What the words about a set need to know of the set itself.
struct SetOutline
{
    std::vector<std::string> ids; // by design, as the next
    std::vector<int> copies;
    int tokens = 0;

    friend bool operator==(const SetOutline&, const SetOutline&) = default;
};
SetOutline outlineOf(const TileSet& set);

// What stands out in the sums, as data; `findingTemplate` holds the sentence of each. "reference" below is
// the same figure of the classic set; thresholds are the constants in findings.cpp, named in brackets here.
struct LabFinding : StandOut
{
    enum class Code : std::uint8_t {
        FewGames, // %1 games [fewer than 100; the only one of fewer than 30]
        // Tiles, the worst three of each [in at least 20 draws]
        TileDiscarded, // %1 tile, %2 share of its draws [1 of 20; serious from 1 of 4]
        TileHard,      // %1 tile, %2 share of its draws with at most kHardSpots squares [half of them]
        // Board
        ManyDiscarded, // %1 tiles a game, %2 reference [1, and twice the reference]
        DeadSquares,   // %1 a game, %2 reference [1, and twice the reference]
        SpentSquares,  // %1 a game, %2 reference [3, and twice the reference]
        // Points: share of a source, %1, beside the reference, %2 [1 of 4, and 1 of 8 above it; notable from
        // 2 of 5, serious from 3 of 5]
        RailroadsDominate,
        MountainsDominate,
        CitiesDominate,
        PrairiesDominate,
        GoldDominates,
        // The same [below 1 of 33, and below half of the reference, where the set has such things at all]
        RailroadsBringLittle,
        MountainsBringLittle,
        CitiesBringLittle,
        PrairiesBringLittle,
        GoldBringsLittle,
        PointsHigh,  // %1 of a player, %2 reference [half as much again]
        PointsLow,   // likewise [two thirds]
        LateScoring, // %1 share of the points that the final scoring brings, %2 reference [by 1 of 8 more]
        // Completion: %1 share of the features that are completed, %2 reference [two thirds of it]
        RailroadsStayOpen,
        MountainsStayOpen,
        CitiesStayOpen,
        // Players
        // %1 share of wins, %2 to %3 its interval, %4 what would be even, %5 reference, if any [even lies
        // outside of the interval; serious by 1 of 10]
        StartAdvantage,
        StartDisadvantage,
        StartFair,   // likewise [inside, and the interval no wider than 1 of 10]
        SeldomClose, // %1 points between the best and the next, %2 reference, %3 and %4 the same as shares of
                     // the points of a player [half as much again, by these]
        OftenClose,  // likewise [two thirds]
        LongGame,    // %1 turns, %2 reference [by 2 of 5 more]
        ShortGame,   // likewise [two thirds]
        // Tokens
        TokensLeft,   // %1 share of %2 tokens that nobody takes [half of them, and by 1 of 8 more]
        TokensRunOut, // %1 share of the games [1 of 4]
        NothingStandsOut,
    };

    Code code{};
    int design = -1; // the tile it is about

    friend bool operator==(const LabFinding&, const LabFinding&) = default;
};

// The weightiest first, then the strongest. At least one; none of sums without games. Without a reference
// nothing is said that needs one, and nothing is set beside who begins.
std::vector<LabFinding> findingsOf(const SetSums& sums, const SetOutline& outline,
                                   const std::optional<SetFigures>& reference);

// The stable name of a code ("tile-discarded"), and the English sentence with %1, %2, ... for the
// arguments. The editor translates it in the context "LabFinding".
std::string_view toString(LabFinding::Code code);
const char* findingTemplate(const LabFinding& finding);

// The English sentence, arguments filled in: "12%", "1.5", "63".
std::string message(const LabFinding& finding);

} // namespace lodeline::goldrush
