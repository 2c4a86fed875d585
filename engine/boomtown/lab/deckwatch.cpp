// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/boomtown/lab/deckwatch.h"

#include "engine/core/listening.h"
#include "engine/core/series/winshare.h"

#include <algorithm>
#include <cstdlib>

namespace lodeline::boomtown {

DeckWatch::DeckWatch(const Deck& deck, int first)
    : deck_(deck)
    , first_(first)
{
}

void DeckWatch::receive(const Event& event)
{
    std::visit(Listening{[this](const events::Start& e) { start(e); },
                         [this](const events::Draft& e) { draft(e); },
                         [this](const events::Score& e) {
                             bonuses_[static_cast<std::size_t>(e.player)] = e.bonuses;
                         },
                         [this](const events::End& e) { end(e); }, kIgnored<events::Begin, events::Place>},
               event);
}

std::size_t DeckWatch::indexOf(const std::string& id) const
{
    return static_cast<std::size_t>(std::ranges::find(deck_.cards, id, &Card::id) - deck_.cards.begin());
}

void DeckWatch::start(const events::Start& start)
{
    for (std::size_t i = 0; i < start.bonuses.size(); ++i) {
        const std::size_t card = indexOf(start.bonuses[i]);
        ++sums_.cards[card].middle;
        kinds_[i] = deck_.cards[card].bonus.kind;
    }
}

void DeckWatch::draft(const events::Draft& draft)
{
    CardSums& card = sums_.cards[indexOf(draft.card)];
    ++card.drafted;
    card.numbers += ++drafts_;
    for (const std::string& id : draft.free)
        ++sums_.cards[indexOf(id)].passed;
}

void DeckWatch::end(const events::End& end)
{
    sums_.games = 1;
    const int lead = end.scores[0] - end.scores[1];
    sums_.margins = std::abs(lead);
    for (std::size_t i = 0; i < kinds_.size(); ++i) {
        BonusSums& sums = sums_.bonuses[static_cast<std::size_t>(kinds_[i])];
        const int share = bonuses_[0][i] - bonuses_[1][i];
        ++sums.games;
        sums.points += bonuses_[0][i] + bonuses_[1][i];
        // Without it the other one would have had more, or of two who are even one.
        if (lead == 0 ? share != 0 : (lead > 0 ? share > lead : share < lead))
            ++sums.decided;
    }
    for (int turn = 0; turn < kPlayers; ++turn) {
        const int seat = turn == 0 ? first_ : 1 - first_;
        TurnSums& sums = sums_.turns[static_cast<std::size_t>(turn)];
        sums.points = end.scores[static_cast<std::size_t>(seat)];
        if (std::ranges::find(end.winners, seat) == end.winners.end())
            continue;
        sums.parts = kPartsOfAWin / static_cast<std::int64_t>(end.winners.size());
        sums.partSquares = sums.parts * sums.parts;
    }
}

} // namespace lodeline::boomtown
