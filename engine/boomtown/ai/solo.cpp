// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/boomtown/ai/solo.h"

#include "engine/core/random.h"

#include <algorithm>
#include <numeric>

namespace lodeline::boomtown {
namespace {

constexpr std::size_t kMostKnown = 200'000;

SoloTown::Hash mixed(SoloTown::Hash word)
{
    return SeedSequence(word).next();
}

SoloTown::Hash hashOf(Position at, Square square)
{
    const auto place = static_cast<SoloTown::Hash>((at.y + kReach) * kRows + at.x + kReach);
    return mixed((place * kTerritories + index(square.territory)) * kSymbols + index(square.symbol));
}

bool comparesSymbols(const Bonus& bonus)
{
    return comparesTowns(bonus.kind) && bonus.kind != BonusKind::SmallTown;
}

SoloTown::Hash hashOf(std::span<const int> cards)
{
    SoloTown::Hash hash = 1;
    for (const int card : cards)
        hash = mixed(hash + static_cast<SoloTown::Hash>(card));
    return hash;
}

} // namespace

SoloTown::SoloTown(const Game& game, int seat, Budget& budget)
    : deck_(game.sharedDeck())
    , circle_(game.circle())
    , bonuses_(game.bonuses())
    , budget_(budget)
    , town_(game.town(seat))
{
    for (const Bonus* bonus : bonuses_) {
        compares_ |= comparesSymbols(*bonus);
        smallTowns_ += bonus->kind == BonusKind::SmallTown ? 1 : 0;
    }
}

const Front& SoloTown::front(int card) const
{
    return deck_->cards[circle_[static_cast<std::size_t>(card)]].front;
}

Outcome SoloTown::outcome(int points, const Counts& counts) const
{
    // The difference of the squares is what either town loses by its own.
    Outcome outcome{points - smallTowns_ * counts.squares, {}};
    if (!compares_)
        return outcome;
    for (const Bonus* bonus : bonuses_) {
        if (!comparesSymbols(*bonus))
            continue;
        outcome.counts.symbols[index(bonus->symbol)] = counts.symbols[index(bonus->symbol)];
        outcome.counts.symbols[index(bonus->other)] = counts.symbols[index(bonus->other)];
    }
    return outcome;
}

Outcome SoloTown::now() const
{
    const TownScore score = scoreOf(town_, town_, bonuses_);
    return outcome(std::accumulate(score.groups.begin(), score.groups.end(), ownBonuses(town_, bonuses_)),
                   town_.counts());
}

void SoloTown::add(Outcomes& outcomes, const Outcome& outcome) const
{
    const auto known =
        compares_ ? std::ranges::find(outcomes, outcome.counts, &Outcome::counts) : outcomes.begin();
    if (known == outcomes.end())
        outcomes.push_back(outcome);
    else
        known->points = std::max(known->points, outcome.points);
}

std::vector<Placement> SoloTown::placements(int card)
{
    if (placements_.size() > kMostKnown)
        placements_.clear();
    std::vector<Placement>& list = placements_[hash_ ^ mixed(static_cast<Hash>(card))];
    if (list.empty())
        list = survey(card);
    return {list.begin(), list.begin() + static_cast<std::ptrdiff_t>(std::min(width_, list.size()))};
}

std::vector<Placement> SoloTown::survey(int card)
{
    std::vector<std::pair<int, Placement>> choices;
    Survey(town_, {}, bonuses_).forEach(front(card), [&](const Choice& choice, const Counts& counts) {
        choices.emplace_back(outcome(choice.points, counts).points, choice.placement);
    });
    budget_.use(1);
    std::ranges::stable_sort(choices, std::ranges::greater{}, &std::pair<int, Placement>::first);
    std::vector<Placement> list;
    for (const auto& [points, placement] : choices)
        list.push_back(placement);
    return list;
}

SoloTown::Placed SoloTown::place(int card, Placement placement)
{
    const Front lying = placement.turned ? turned(front(card)) : front(card);
    const Placed placed{town_.place(front(card), placement), placement, hash_};
    const auto squares = squaresFrom(placement.at);
    for (std::size_t i = 0; i < squares.size(); ++i) {
        if (placed.covered.squares[i])
            hash_ ^= hashOf(squares[i], *placed.covered.squares[i]);
        hash_ ^= hashOf(squares[i], lying[i]);
    }
    return placed;
}

void SoloTown::takeBack(int card, const Placed& placed)
{
    town_.takeBack(front(card), placed.covered, placed.placement);
    hash_ = placed.hashBefore;
}

const Outcomes& SoloTown::outcomes(std::span<const int> cards)
{
    const Hash key = hash_ ^ hashOf(cards) ^ (cards.size() > 1 ? mixed(width_) : 0);
    if (const auto known = outcomes_.find(key); known != outcomes_.end())
        return known->second;
    Outcomes found;
    if (cards.empty())
        found.push_back(now());
    else if (cards.size() == 1) {
        Survey(town_, {}, bonuses_).forEach(front(cards[0]), [&](const Choice& choice, const Counts& counts) {
            add(found, outcome(choice.points, counts));
        });
        budget_.use(1);
    } else {
        const std::vector<Placement> first = placements(cards[0]);
        for (const Placement placement : first) {
            if (budget_.exhausted())
                break;
            const Placed placed = place(cards[0], placement);
            for (const Outcome& outcome : outcomes(cards.subspan(1)))
                add(found, outcome);
            takeBack(cards[0], placed);
        }
    }
    if (outcomes_.size() > kMostKnown)
        outcomes_.clear();
    return outcomes_[key] = std::move(found);
}

Outcome SoloTown::goodOutcome(std::span<const int> cards)
{
    if (cards.empty())
        return now();
    const Placed placed = place(cards[0], placements(cards[0]).front());
    const Outcome outcome = goodOutcome(cards.subspan(1));
    takeBack(cards[0], placed);
    return outcome;
}

} // namespace lodeline::boomtown
