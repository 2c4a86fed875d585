// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boomtown/ai/survey.h"
#include "engine/boomtown/rules/game.h"
#include "engine/core/budget.h"

namespace lodeline::boomtown {

// The drafts that are still to come, with every card placed where it brings most at once. Who gets which card
// is all that is open then, so that a town is known by its set of cards: each is surveyed once, and the rest
// is alpha-beta over a table of all divisions of the cards.
class DraftTree
{
public:
    // What comparing the towns brings a placement is taken from the towns of this position.
    explicit DraftTree(const Game& game);

    // Another position of the same game. What is known of the towns that are the same in both stays known.
    void setPosition(const Game& game);

    // The lead of the player to move at the end, in hundredths of a point, or after so many drafts, as the
    // towns lie then. Exact between alpha and beta, otherwise a bound. A win by fewer cards (B8) counts less
    // than a point. Uses a playout of the budget for each survey; without meaning once that is exhausted.
    int search(int plies, int alpha, int beta, Budget& budget);

private:
    using Mask = std::uint32_t; // cards of the circle, by their place in it
    struct KnownTown
    {
        std::uint32_t age = 0;
        Placement last; // of the last card
        int points = 0; // but for what comparing the towns brings
    };
    struct KnownDraft
    {
        enum class Bound : std::int8_t { Exact, Lower, Upper };

        std::uint32_t age = 0;
        int value = 0;
        std::int8_t plies = 0;
        std::int8_t best = 0; // cards skipped
        Bound bound = Bound::Exact;

        // Whether the value is all that a search between alpha and beta would tell.
        bool tells(int alpha, int beta) const
        {
            return bound == Bound::Exact || (bound == Bound::Lower && value >= beta) ||
                   (bound == Bound::Upper && value <= alpha);
        }
    };
    struct Seat
    {
        Town town;
        Counts opponent; // where the placements are chosen by
        Mask cards = 0;  // placed since the position
        int points = 0;
        std::uint32_t age = 0;
        std::vector<KnownTown> known;
    };
    struct Placed
    {
        Town::Covered covered;
        Placement placement;
        int pointsBefore = 0;
    };
    // A draft, and what is asked of it.
    struct Draft
    {
        int next; // card that may be taken first
        int mover;
        int plies;
        int alpha;
        int beta;
    };
    // The first cards of a draft, as the other player has placed them.
    struct Passed
    {
        std::array<Placed, kCircle> placed;
        int count = 0;
    };

    Placed place(int number, int card, Budget& budget);
    void takeBack(int number, int card, const Placed& placed);
    int lead(int mover) const;
    int leadAtEnd(int mover) const;
    int valueOf(const Draft& draft, Budget& budget);
    void tryCards(const Draft& draft, int wanted, KnownDraft& found, Budget& budget);
    bool tryCard(const Draft& draft, int skip, KnownDraft& found, Budget& budget);
    void passOne(const Draft& draft, Passed& passed, Budget& budget);
    void takeAllBack(const Draft& draft, Passed& passed);

    std::shared_ptr<const Deck> deck_;
    Bonuses bonuses_;
    std::array<std::uint8_t, kCircle> circle_{};
    int next_ = 0;
    int mover_ = 0;
    int free_ = 0; // cards that the mover has to place first
    std::array<Seat, kPlayers> seats_;
    std::array<std::vector<KnownDraft>, kPlayers> drafts_;
    std::uint32_t draftAge_ = 0;
};

} // namespace lodeline::boomtown
