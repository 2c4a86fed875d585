// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/boomtown/ai/hint.h"

#include "engine/boomtown/ai/level.h"
#include "engine/boomtown/ai/lookahead.h"

#include <algorithm>

namespace lodeline::boomtown {
namespace {

double inPoints(int hundredths)
{
    return static_cast<double>(hundredths) / kPoint;
}

int leadNow(const Game& game, int seat)
{
    return game.score(seat).total() - game.score(1 - seat).total();
}

Hint hint(const Game& game, const Move& move, int lead)
{
    Game after(game);
    after.play(move);
    return {move, inPoints(lead),
            static_cast<double>(leadNow(after, game.player()) - leadNow(game, game.player())),
            reasonsFor(game, move)};
}

// Whether there is one card to be placed and no other.
bool isOneCard(const Game& game)
{
    return game.phase() == Game::Phase::Free ||
           (game.phase() == Game::Phase::Draft && game.left().size() == 1);
}

struct HintSearch
{
    LookaheadSettings settings;
    std::size_t best; // so many are told apart exactly
};

void widen(LookaheadSettings& settings, int placements)
{
    for (std::vector<Pass>* passes : {&settings.passes, &settings.endingPasses}) {
        for (Pass& pass : *passes)
            pass.placements = std::max(pass.placements, placements);
    }
}

// How so many moves are found, whatever is asked about them: answers from other searches would contradict.
HintSearch searchFor(const Game& game, std::size_t count)
{
    HintSearch search{adviser(), count};
    if (isOneCard(game)) {
        search.best = 2 * count; // a place may come twice
        widen(search.settings, static_cast<int>(search.best));
    }
    return search;
}

// Whether a move says nothing that a better one has not said. Where there is no other card, that is the same
// place with the card the other way, to the same points.
bool isRepeated(const Game& game, const CandidateMove& candidate, const Hint& better)
{
    const Move& move = candidate.move;
    if (game.phase() == Game::Phase::Begin)
        return false;
    if (!isOneCard(game))
        return move.skip == better.move.skip;
    return move.placement.at == better.move.placement.at && inPoints(candidate.lead) >= better.lead;
}

} // namespace

std::vector<Hint> hints(const Game& game, std::size_t count, Budget budget)
{
    std::vector<Hint> list;
    const HintSearch search = searchFor(game, count);
    for (const CandidateMove& candidate :
         lookAhead(game, search.settings, std::move(budget), {.best = search.best})) {
        const bool isKnown = std::ranges::any_of(
            list, [&](const Hint& better) { return isRepeated(game, candidate, better); });
        if (list.size() < count && !isKnown)
            list.push_back(hint(game, candidate.move, candidate.lead));
    }
    return list;
}

Hint hintFor(const Game& game, const Move& move, Budget budget)
{
    return compare(game, move, std::move(budget), 1).mine;
}

Comparison compare(const Game& game, const Move& move, Budget budget, std::size_t count)
{
    const HintSearch search = searchFor(game, count);
    const auto list =
        lookAhead(game, search.settings, std::move(budget), {.best = search.best, .also = move});
    const CandidateMove& mine = *std::ranges::find(list, move, &CandidateMove::move);
    const CandidateMove& best = mine.lead < list.front().lead ? list.front() : mine;
    return {hint(game, best.move, best.lead), hint(game, mine.move, mine.lead)};
}

} // namespace lodeline::boomtown
