// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/boomtown/ai/drafttree.h"

#include <algorithm>
#include <numeric>

namespace lodeline::boomtown {
namespace {

constexpr std::size_t kDivisions = std::size_t{1} << kCircle;

} // namespace

DraftTree::DraftTree(const Game& game)
    : deck_(game.sharedDeck())
    , bonuses_(game.bonuses())
{
    for (int seat = 0; seat < kPlayers; ++seat) {
        seats_[static_cast<std::size_t>(seat)].opponent = game.town(1 - seat).counts();
        seats_[static_cast<std::size_t>(seat)].known.resize(kDivisions);
        drafts_[static_cast<std::size_t>(seat)].resize(kDivisions);
    }
    setPosition(game);
}

void DraftTree::setPosition(const Game& game)
{
    const bool isDealtAlike = circle_ == game.circle();
    circle_ = game.circle();
    next_ = kCircle - static_cast<int>(game.left().size());
    free_ = static_cast<int>(game.free().size());
    mover_ = game.player();
    ++draftAge_;
    for (int number = 0; number < kPlayers; ++number) {
        Seat& seat = seats_[static_cast<std::size_t>(number)];
        if (seat.age != 0 && isDealtAlike && seat.town == game.town(number))
            continue;
        seat.town = game.town(number);
        const TownScore score = scoreOf(seat.town, seat.town, bonuses_);
        seat.points =
            std::accumulate(score.groups.begin(), score.groups.end(), ownBonuses(seat.town, bonuses_));
        ++seat.age;
    }
}

int DraftTree::search(int plies, int alpha, int beta, Budget& budget)
{
    std::array<Placed, kCircle> placed;
    const int firstFree = next_ - 1 - free_;
    const auto count = static_cast<std::size_t>(free_);
    for (std::size_t i = 0; i < count; ++i)
        placed[i] = place(mover_, firstFree + static_cast<int>(i), budget);
    const int value = valueOf({next_, mover_, plies, alpha, beta}, budget);
    for (std::size_t i = count; i-- > 0;)
        takeBack(mover_, firstFree + static_cast<int>(i), placed[i]);
    return value;
}

DraftTree::Placed DraftTree::place(int number, int card, Budget& budget)
{
    Seat& seat = seats_[static_cast<std::size_t>(number)];
    const Front& front = deck_->cards[circle_[static_cast<std::size_t>(card)]].front;
    seat.cards |= Mask{1} << card;
    KnownTown& known = seat.known[seat.cards];
    if (known.age != seat.age) {
        std::array<Choice, 1> best;
        Survey(seat.town, seat.opponent, bonuses_).best(front, best);
        known = {seat.age, best[0].placement, best[0].points};
        budget.use(1);
    }
    const Placed placed{seat.town.place(front, known.last), known.last, seat.points};
    seat.points = known.points;
    return placed;
}

void DraftTree::takeBack(int number, int card, const Placed& placed)
{
    Seat& seat = seats_[static_cast<std::size_t>(number)];
    seat.town.takeBack(deck_->cards[circle_[static_cast<std::size_t>(card)]].front, placed.covered,
                       placed.placement);
    seat.cards &= ~(Mask{1} << card);
    seat.points = placed.pointsBefore;
}

int DraftTree::lead(int mover) const
{
    const Seat& own = seats_[static_cast<std::size_t>(mover)];
    const Seat& other = seats_[static_cast<std::size_t>(1 - mover)];
    return kPoint *
           (own.points - other.points + comparison(own.town.counts(), other.town.counts(), bonuses_));
}

int DraftTree::leadAtEnd(int mover) const
{
    const int fewer = seats_[static_cast<std::size_t>(1 - mover)].town.cards() -
                      seats_[static_cast<std::size_t>(mover)].town.cards();
    return lead(mover) + std::clamp(fewer, -1, 1);
}

int DraftTree::valueOf(const Draft& draft, Budget& budget)
{
    using Bound = KnownDraft::Bound;
    if (draft.next == kCircle)
        return leadAtEnd(draft.mover);
    if (draft.plies == 0)
        return lead(draft.mover);
    KnownDraft& known =
        drafts_[static_cast<std::size_t>(draft.mover)][(Mask{1} << draft.next) | seats_[0].cards];
    const bool isKnown = known.age == draftAge_;
    if (isKnown && known.plies == draft.plies && known.tells(draft.alpha, draft.beta))
        return known.value;
    KnownDraft found{draftAge_, -kMuch, static_cast<std::int8_t>(draft.plies), 0, Bound::Upper};
    tryCards(draft, isKnown ? known.best : 0, found, budget);
    if (found.value >= draft.beta)
        found.bound = Bound::Lower;
    else if (found.value > draft.alpha)
        found.bound = Bound::Exact;
    known = found;
    return found.value;
}

// The card after so many as are wanted first, then the others in order, until one is as good as beta.
void DraftTree::tryCards(const Draft& draft, int wanted, KnownDraft& found, Budget& budget)
{
    Passed passed;
    while (passed.count < wanted)
        passOne(draft, passed, budget);
    bool goOn = tryCard(draft, wanted, found, budget);
    takeAllBack(draft, passed);
    for (int skip = 0; skip < kCircle - draft.next && goOn && !budget.exhausted(); ++skip) {
        if (skip > 0)
            passOne(draft, passed, budget);
        if (skip != wanted)
            goOn = tryCard(draft, skip, found, budget);
    }
    takeAllBack(draft, passed);
}

// The cards before it have been passed. Whether others may be better than what is found then.
bool DraftTree::tryCard(const Draft& draft, int skip, KnownDraft& found, Budget& budget)
{
    const int card = draft.next + skip;
    const Placed placed = place(draft.mover, card, budget);
    const int value = -valueOf(
        {card + 1, 1 - draft.mover, draft.plies - 1, -draft.beta, -std::max(draft.alpha, found.value)},
        budget);
    takeBack(draft.mover, card, placed);
    if (value > found.value) {
        found.value = value;
        found.best = static_cast<std::int8_t>(skip);
    }
    return found.value < draft.beta;
}

void DraftTree::passOne(const Draft& draft, Passed& passed, Budget& budget)
{
    passed.placed[static_cast<std::size_t>(passed.count)] =
        place(1 - draft.mover, draft.next + passed.count, budget);
    ++passed.count;
}

void DraftTree::takeAllBack(const Draft& draft, Passed& passed)
{
    while (passed.count > 0) {
        --passed.count;
        takeBack(1 - draft.mover, draft.next + passed.count,
                 passed.placed[static_cast<std::size_t>(passed.count)]);
    }
}

} // namespace lodeline::boomtown
