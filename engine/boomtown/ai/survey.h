// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boomtown/ai/appraisal.h"

#include <utility>

namespace lodeline::boomtown {

struct Choice
{
    Placement placement;
    int points = 0; // of the town with the card, but for what comparing the towns brings
    int lead = 0;   // that too, less what it brings the opponent
};

// Looks at every place of a card in a town.
class Survey
{
public:
    // `opponent`: of the other town, for the bonuses that compare the two.
    Survey(const Town& town, const Counts& opponent, const Bonuses& bonuses);

    // The placements with the largest lead, best first; as many as there are and find room. Of equal ones
    // those come first that are so in reading order, upright before on its head.
    std::size_t best(const Front& front, std::span<Choice> found);
    // Calls visit(choice, the town with the card) for every placement.
    template <typename Visit>
    void forEach(const Front& front, Visit visit)
    {
        const std::array<Front, 2> lying{front, turned(front)};
        town_.places().forEach([&](Position at) {
            for (const bool isTurned : {false, true}) {
                const Placement placement{at, isTurned};
                const Town::Covered covered = town_.place(front, placement);
                visit(choice(lying[isTurned ? 1 : 0], placement, covered), std::as_const(town_));
                town_.takeBack(front, covered, placement);
            }
        });
    }

private:
    using Label = std::uint8_t; // of a group; 0 where none is
    static constexpr int kMostGroups = kSquares * kCircle + 1;

    void label(Territory territory);
    Label labelAt(Position at) const { return labels_[rowOf(at.y)][static_cast<std::size_t>(at.x + kReach)]; }
    // With the card placed.
    Choice choice(const Front& lying, Placement placement, const Town::Covered& covered) const;
    int groupsWith(const Front& lying, Position at, unsigned covered) const;
    int largestWith(Territory territory, const Front& lying, Position at) const;

    Town town_;
    Counts opponent_;
    const Bonuses& bonuses_;
    std::array<std::array<Label, kRows>, kRows> labels_{};
    std::array<std::uint8_t, kMostGroups> sizes_{};
    std::array<int, kTerritories> largest_{};
    Label groups_ = 0;
};

} // namespace lodeline::boomtown
