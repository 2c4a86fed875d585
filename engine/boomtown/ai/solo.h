// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boomtown/ai/survey.h"
#include "engine/boomtown/rules/game.h"
#include "engine/core/budget.h"

#include <limits>
#include <unordered_map>
#include <vector>

namespace lodeline::boomtown {

// What a town can come to, as far as the score knows it.
struct Outcome
{
    int points = 0; // but for what comparing symbols of both towns brings
    Counts counts;  // of what is compared; all else is 0

    friend bool operator==(const Outcome&, const Outcome&) = default;
};
using Outcomes = std::vector<Outcome>; // of the same counts only the one with the most points

// The town of one player, towards the end: what it can come to with the cards that the player will get.
class SoloTown
{
public:
    using Hash = std::uint64_t;
    struct Placed
    {
        Town::Covered covered;
        Placement placement;
        Hash hashBefore = 0;
    };

    SoloTown(const Game& game, int seat, Budget& budget);

    // Of every card at most so many placements are looked at, unless it is the last one; at first all. What
    // is known of single cards stays known.
    void setWidth(std::size_t width) { width_ = width; }

    const Town& town() const { return town_; }
    Hash hash() const { return hash_; } // tells towns apart by what is visible
    Outcome now() const;

    // Cards are named by their place in the circle. The placements of one, those that bring the most first.
    std::vector<Placement> placements(int card);
    Placed place(int card, Placement placement);
    void takeBack(int card, const Placed& placed);

    // What the town comes to with these cards, placed in this order.
    const Outcomes& outcomes(std::span<const int> cards);
    // One of these, found in no time.
    Outcome goodOutcome(std::span<const int> cards);

private:
    const Front& front(int card) const;
    Outcome outcome(int points, const Counts& counts) const;
    std::vector<Placement> survey(int card);
    void add(Outcomes& outcomes, const Outcome& outcome) const;

    std::shared_ptr<const Deck> deck_;
    std::array<std::uint8_t, kCircle> circle_;
    Bonuses bonuses_;
    std::size_t width_ = std::numeric_limits<std::size_t>::max();
    Budget& budget_;
    bool compares_ = false; // symbols of both towns
    int smallTowns_ = 0;    // bonuses of this kind
    Town town_;
    Hash hash_ = 0;
    std::unordered_map<Hash, std::vector<Placement>> placements_;
    std::unordered_map<Hash, Outcomes> outcomes_;
};

} // namespace lodeline::boomtown
