// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/boomtown/ai/ending.h"

#include "engine/boomtown/ai/solo.h"

#include <algorithm>

namespace lodeline::boomtown {
namespace {

constexpr int kTableBits = 16;

// Cards by their place in the circle.
class Cards
{
public:
    void add(int card) { cards_[size_++] = card; }
    std::span<const int> all() const { return std::span(cards_).first(size_); }

private:
    std::array<int, kEndingCards> cards_{};
    std::size_t size_ = 0;
};

} // namespace

class EndingSolver::Search
{
public:
    Search(const Game& game, Budget& budget)
        : budget_(budget)
        , bonuses_(game.bonuses())
        , towns_{SoloTown(game, 0, budget), SoloTown(game, 1, budget)}
        , table_(std::size_t{1} << kTableBits)
    {
    }

    void setWidth(std::size_t width)
    {
        width_ = width;
        for (SoloTown& town : towns_)
            town.setWidth(width);
    }

    int lead(const Game& game, const Move& move)
    {
        return after(stateOf(game), move.skip, move.placement, -kMuch, kMuch);
    }

    CandidateMove best(const Game& game, const Move& first)
    {
        const State root = stateOf(game);
        CandidateMove best{first, lead(game, first)};
        const bool drafts = root.free == 0;
        const int count = drafts ? kCircle - root.next : 1;
        for (int skip = 0; skip < count; ++skip) {
            const std::vector<Placement> placements =
                own(root).placements(drafts ? root.next + skip : root.firstFree());
            for (const Placement placement : placements) {
                if (budget_.exhausted())
                    return best;
                const int lead = after(root, skip, placement, best.lead, kMuch);
                if (lead > best.lead)
                    best = {{drafts ? Move::Type::Draft : Move::Type::Free, 0, skip, placement}, lead};
            }
        }
        return best;
    }

private:
    struct State
    {
        int next = 0; // first card of the circle that is left
        int mover = 0;
        int free = 0; // cards that the mover has to place first

        int left() const { return kCircle - next; }
        int firstFree() const { return next - 1 - free; }
    };
    struct Known
    {
        enum class Bound : std::int8_t { Exact, Lower, Upper };

        SoloTown::Hash key = 0;
        int value = 0;
        Bound bound = Bound::Exact;
    };

    static State stateOf(const Game& game)
    {
        return {kCircle - static_cast<int>(game.left().size()), game.player(),
                static_cast<int>(game.free().size())};
    }

    SoloTown& own(const State& state) { return towns_[static_cast<std::size_t>(state.mover)]; }
    SoloTown& other(const State& state) { return towns_[static_cast<std::size_t>(1 - state.mover)]; }

    // Of the mover, with so many cards more than now in either town.
    int lead(const State& state, const Outcome& mine, std::size_t myCards, const Outcome& theirs,
             std::size_t theirCards)
    {
        const int fewer = other(state).town().cards() + static_cast<int>(theirCards) -
                          own(state).town().cards() - static_cast<int>(myCards);
        return kPoint * (mine.points - theirs.points + comparison(mine.counts, theirs.counts, bonuses_)) +
               std::clamp(fewer, -1, 1);
    }

    // The mover places one card: drafts it, or the first of those that are free.
    int after(const State& state, int skip, Placement placement, int alpha, int beta)
    {
        const bool drafts = state.free == 0;
        const State next = drafts ? State{state.next + skip + 1, 1 - state.mover, skip}
                                  : State{state.next, state.mover, state.free - 1};
        const int card = drafts ? state.next + skip : state.firstFree();
        const SoloTown::Placed placed = own(state).place(card, placement);
        const int value = drafts ? -search(next, -beta, -alpha) : search(next, alpha, beta);
        own(state).takeBack(card, placed);
        return value;
    }

    int search(const State& state, int alpha, int beta)
    {
        if (state.left() <= 1)
            return restOfMover(state, beta);
        const SoloTown::Hash key =
            towns_[0].hash() * 3 + towns_[1].hash() * 5 + static_cast<SoloTown::Hash>(width_) * 7 +
            static_cast<SoloTown::Hash>((state.next * kCircle + state.free) * kPlayers + state.mover);
        Known& known = table_[(key * 0x9e3779b97f4a7c15ULL) >> (64 - kTableBits)];
        using Bound = Known::Bound;
        if (known.key == key &&
            (known.bound == Bound::Exact || (known.bound == Bound::Lower && known.value >= beta) ||
             (known.bound == Bound::Upper && known.value <= alpha)))
            return known.value;
        const int value = state.free > 0 ? place(state, 0, alpha, beta, -kMuch) : draft(state, alpha, beta);
        known = {key, value, value >= beta ? Bound::Lower : value > alpha ? Bound::Exact : Bound::Upper};
        return value;
    }

    int draft(const State& state, int alpha, int beta)
    {
        int best = -kMuch;
        for (int skip = 0; skip < state.left() && best < beta && !budget_.exhausted(); ++skip)
            best = state.left() - skip <= 2 ? std::max(best, lastDrafts(state, skip, std::max(alpha, best)))
                                            : place(state, skip, alpha, beta, best);
        return best;
    }

    int place(const State& state, int skip, int alpha, int beta, int best)
    {
        const std::vector<Placement> placements =
            own(state).placements(state.free > 0 ? state.firstFree() : state.next + skip);
        for (const Placement placement : placements) {
            if (best >= beta || budget_.exhausted())
                break;
            best = std::max(best, after(state, skip, placement, std::max(alpha, best), beta));
        }
        return best;
    }

    // Nobody has a choice of cards any more: the mover gets what is there.
    int restOfMover(const State& state, int beta)
    {
        Cards cards;
        for (int i = 0; i < state.free; ++i)
            cards.add(state.firstFree() + i);
        for (int card = state.next; card < kCircle; ++card)
            cards.add(card);
        const std::span<const int> mine = cards.all();
        const Outcome theirs = other(state).now();
        const auto leadWith = [&](const Outcome& outcome) {
            return lead(state, outcome, mine.size(), theirs, 0);
        };
        if (mine.size() > 1)
            if (const int good = leadWith(own(state).goodOutcome(mine)); good >= beta)
                return good;
        int best = -kMuch;
        for (const Outcome& outcome : own(state).outcomes(mine))
            best = std::max(best, leadWith(outcome));
        return best;
    }

    // The mover drafts for the last time, the opponent gets all that is left then.
    int lastDrafts(const State& state, int skip, int alpha)
    {
        const std::array mine{state.next + skip};
        Cards cards;
        for (int card = state.next; card < kCircle; ++card)
            if (card != mine[0])
                cards.add(card);
        const std::span<const int> theirs = cards.all();
        const Outcomes& outcomes = own(state).outcomes(mine);
        const auto best = [&](const Outcomes& answers) {
            int most = -kMuch;
            for (const Outcome& outcome : outcomes) {
                int least = kMuch;
                for (const Outcome& answer : answers)
                    least = std::min(least, lead(state, outcome, mine.size(), answer, theirs.size()));
                most = std::max(most, least);
            }
            return most;
        };
        if (theirs.size() > 1)
            if (const int atMost = best({other(state).goodOutcome(theirs)}); atMost <= alpha)
                return atMost;
        return best(other(state).outcomes(theirs));
    }

    Budget& budget_;
    Bonuses bonuses_;
    std::array<SoloTown, kPlayers> towns_;
    std::size_t width_ = kEveryPlace;
    std::vector<Known> table_;
};

bool isEnding(const Game& game)
{
    return game.phase() != Game::Phase::Begin && game.left().size() + game.free().size() <= kEndingCards;
}

EndingSolver::EndingSolver(const Game& game, Budget& budget)
    : game_(game)
    , budget_(budget)
    , search_(std::make_unique<Search>(game, budget))
{
}

EndingSolver::~EndingSolver() = default;

std::optional<CandidateMove> EndingSolver::best(const Move& first, std::size_t width)
{
    search_->setWidth(width);
    const CandidateMove best = search_->best(game_, first);
    return budget_.exhausted() ? std::nullopt : std::optional(best);
}

std::optional<int> EndingSolver::lead(const Move& move)
{
    search_->setWidth(kEveryPlace);
    const int lead = search_->lead(game_, move);
    return budget_.exhausted() ? std::nullopt : std::optional(lead);
}

} // namespace lodeline::boomtown
