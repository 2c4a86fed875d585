// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boomtown/ai/appraisal.h"
#include "engine/boomtown/ai/placedbonuses.h"

namespace lodeline::boomtown {

struct Choice
{
    Placement placement;
    int points = 0; // of the town with the card, but for what comparing the towns brings
    int lead = 0;   // that too, less what it brings the opponent; in points as well
};

// Looks at every place of a card in a town.
class Survey
{
public:
    // `opponent`: of the other town, for the bonuses that compare the two. The town and the bonuses have to
    // stay.
    Survey(const Town& town, const Counts& opponent, const Bonuses& bonuses);

    // The placements with the largest lead, best first; as many as there are and find room. Of equal ones
    // those come first that are so in reading order, upright before on its head.
    std::size_t best(const Front& front, std::span<Choice> found);
    // Calls visit(choice, the counts of the town with the card) for every placement.
    template <typename Visit>
    void forEach(const Front& front, Visit visit)
    {
        const std::array<LyingCard, 2> cards{LyingCard(front, false), LyingCard(front, true)};
        const Counts above = countsOver(front);
        town_.places().forEach([&](Position at) {
            const Site site = squares_.siteAt(at);
            const Counts counts = countsWith(above, site);
            bonusesWith_.setPlace(at, site);
            for (const bool isTurned : {false, true})
                visit(choice(cards[isTurned ? 1 : 0], {at, isTurned}, site, counts), counts);
        });
    }

private:
    Counts countsOver(const Front& front) const; // with a card that covers nothing
    Counts countsWith(Counts counts, const Site& site) const;
    Choice choice(const LyingCard& card, Placement placement, const Site& site, const Counts& counts) const;
    int groupsWith(const LyingCard& card, const Site& site) const;

    const Town& town_;
    Counts opponent_;
    const Bonuses& bonuses_;
    TownSquares squares_;
    Regions land_;
    PlacedBonuses bonusesWith_;
    bool compares_ = false;
};

} // namespace lodeline::boomtown
