// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/boomtown/ai/hint.h"

#include "engine/boomtown/ai/level.h"
#include "engine/boomtown/ai/lookahead.h"

#include <algorithm>

namespace lodeline::boomtown {
namespace {

int leadNow(const Game& game, int seat)
{
    return game.score(seat).total() - game.score(1 - seat).total();
}

Hint hint(const Game& game, const Move& move, int lead)
{
    Game after(game);
    after.play(move);
    return {move, static_cast<double>(lead) / kPoint,
            static_cast<double>(leadNow(after, game.player()) - leadNow(game, game.player())),
            reasonsFor(game, move)};
}

// Whether two moves come to the same but for where the card lies.
bool takeTheSame(const Game& game, const Move& one, const Move& other)
{
    return game.phase() == Game::Phase::Draft && one.skip == other.skip;
}

} // namespace

std::vector<Hint> hints(const Game& game, std::size_t count, Budget budget, std::uint64_t /*seed*/)
{
    std::vector<Hint> list;
    for (const CandidateMove& candidate : lookAhead(game, adviser(), std::move(budget), {.best = count})) {
        const bool isKnown = std::ranges::any_of(list, [&](const Hint& better) {
            return takeTheSame(game, better.move, candidate.move) && game.left().size() > 1;
        });
        if (list.size() < count && !isKnown)
            list.push_back(hint(game, candidate.move, candidate.lead));
    }
    return list;
}

Hint hintFor(const Game& game, const Move& move, Budget budget, std::uint64_t /*seed*/)
{
    return compare(game, move, std::move(budget)).mine;
}

Comparison compare(const Game& game, const Move& move, Budget budget)
{
    const auto list = lookAhead(game, adviser(), std::move(budget), {.also = move});
    const CandidateMove& mine = *std::ranges::find(list, move, &CandidateMove::move);
    const CandidateMove& best = mine.lead < list.front().lead ? list.front() : mine;
    return {hint(game, best.move, best.lead), hint(game, mine.move, mine.lead)};
}

} // namespace lodeline::boomtown
