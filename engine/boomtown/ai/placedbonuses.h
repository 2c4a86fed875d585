// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boomtown/ai/linebonus.h"
#include "engine/boomtown/ai/regions.h"
#include "engine/boomtown/rules/scoring.h"

namespace lodeline::boomtown {

// What the bonuses bring that look at one town alone, with a card laid upon it. Most look no further than the
// squares around the card: these are compared with what they were.
class PlacedBonuses
{
public:
    // The town and the bonuses have to stay.
    PlacedBonuses(const Town& town, const TownSquares& squares, const Bonuses& bonuses);

    // The place of the next cards.
    void setPlace(Position at, const Site& site);
    // In points; `counts`: of the town with the card.
    int pointsWith(const LyingCard& card, const Counts& counts) const;

private:
    using Window = std::uint64_t; // the squares around a card, eight bits to a row
    struct Windows
    {
        Window symbols = 0;
        Window others = 0;
        Window ground = 0;
        Window taken = 0;
    };
    class LandInWindows;

    static Window windowOn(const Rows& rows, Position at);
    static int pointsIn(const Bonus& bonus, const Windows& windows);
    Windows with(const LyingCard& card, const Bonus& bonus, Windows windows) const;
    int shores(const LyingCard& card) const;
    int shoresOn(Territory territory, const LyingCard& card) const;

    const Town& town_;
    const TownSquares& squares_;
    const Bonuses& bonuses_;
    std::optional<Regions> land_;                          // where a bonus asks for it
    std::optional<Regions> herds_;                         // likewise, of symbols
    std::array<std::optional<LineBonus>, kBonuses> lines_; // likewise
    std::array<int, kBonuses> points_{};                   // without the card
    std::array<Windows, kBonuses> windows_{};              // at the place
    std::array<int, kBonuses> beside_{};                   // points in the windows
    Position at_;
    Site site_;
};

} // namespace lodeline::boomtown
